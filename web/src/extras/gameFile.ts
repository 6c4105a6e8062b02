/** The file of a game, however it is handed in. */

/** The text that is dropped: what a file holds, or what was marked; null if neither. */
export async function droppedText(event: DragEvent): Promise<string | null> {
  event.preventDefault()
  event.stopPropagation()
  const [file] = event.dataTransfer?.files ?? []
  return (file ? await file.text() : event.dataTransfer?.getData('text')) || null
}

/** The text of the file that was chosen; the same file can be chosen again afterwards. */
export async function chosenText(field: HTMLInputElement): Promise<string | null> {
  const [file] = field.files ?? []
  field.value = ''
  return file ? file.text() : null
}

/** A leaf of the five-leaved clover, from 0, 0 upward. */
export const LEAF = 'M0-4C-9-17-36-39-42-66-46-91-14-100 0-80 14-100 46-91 42-66 36-39 9-17 0-4Z'

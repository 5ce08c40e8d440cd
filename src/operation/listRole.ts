/** What an input does to a list, or what a field of a response says about it. */
export type ListRole = InputListRole | FieldListRole

/** What an input does to a list. */
export type InputListRole = (typeof inputListRoles)[number]

/** What a field of a response says about its list. */
export type FieldListRole = (typeof fieldListRoles)[number]

/** Every role that an input can have. */
export const inputListRoles = [
  'size', // how many rows a page has
  'offset', // how many rows are skipped
  'order', // which row comes first
  'from', // where a range of rows begins
  'to', // where a range of rows ends
] as const

/** Every role that a field can have. */
export const fieldListRoles = [
  'has-next', // whether there is another page
  'total', // how many rows all pages have
  'page', // the index of this page
  'size', // how many rows a full page has
] as const

/** Whether a value asks for something: nothing and `false` do not, in JSON or as a text of a URL. */
export const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== 'false' && value !== ''

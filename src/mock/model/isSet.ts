/** Whether a value is set: neither absent, empty nor `false`, in JSON or as text of a URL. */
export const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== 'false' && value !== ''

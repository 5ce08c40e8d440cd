/** Whether the mock stores what is sent to an API, and answers with it rather than with the documented example. */
export const isStateful = (api: string): boolean => api === 'streams'

/** Whether the mock stores what is sent to an API, and responds with it rather than with the documented examples. */
export const isStateful = (api: string): boolean => api === 'streams'

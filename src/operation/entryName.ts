/**
 * The name of an API's entry, as in `ledgerline/aptos-node` for the API `aptosNode`, which is also its path below a
 * `baseUrl` that is given as text.
 */
export const entryName = (api: string): string => api.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The variables that may hold a key: those that the client reads, in its order. */
const variables = ['LEDGERLINE_API_KEY', 'MORALIS_API_KEY']

/** Returns the keys of an environment. A blank one counts as not set. */
export const environmentKeys = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  variables.flatMap((name) => env[name]?.trim() || [])

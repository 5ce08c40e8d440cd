/** Version of this package, sent with every request. */
export const version = '0.1.0'

// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

/** Hosts of the API by network; under the empty name where the API has one for all. */
export const servers: Readonly<Record<string, string>> = {
  mainnet: 'https://aptos-mainnet.aws-prod-api-1.moralis.io',
  testnet: 'https://aptos-testnet.aws-prod-api-1.moralis.io',
}

/** Well-known values of a format, by what they are good for. */
export interface KnownValue {
  readonly label: string
  readonly value: string
}

/** Values that fill an input of a format with one click. */
export const knownValues: Readonly<Record<string, readonly KnownValue[]>> = {
  'evm-address': [
    { label: 'Busy wallet', value: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
    { label: 'Unused wallet', value: '0x1111111111111111111111111111111111111110' },
    { label: 'NFT collection', value: '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D' },
    { label: 'Spam NFT', value: '0x70A1c3D7Eb0D5A3C3aCF17b4d2ba7b2965BB4fff' },
    { label: 'USDC', value: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
    { label: 'Zero address', value: '0x0000000000000000000000000000000000000000' },
  ],
  hash32: [
    { label: 'NFT transfer', value: '0x8b06a518546e991efa69e4ac5a1650c2461e8e36b690da794f1a4c8081d65aae' },
    { label: 'Contract creation', value: '0x38a0684e83283adadb7fb48af82c2998778c558202e44318f39c3ebde36bbd23' },
    { label: 'Zero hash', value: `0x${'0'.repeat(64)}` },
  ],
  'block-id': [
    { label: 'Proof of stake', value: '18908895' },
    { label: 'Unknown block', value: '999999999' },
  ],
  'solana-address': [
    { label: 'Wallet', value: 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs' },
    { label: 'Wrapped SOL', value: 'So11111111111111111111111111111111111111112' },
    { label: 'USDC', value: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
  ],
  'evm-or-solana-address': [
    { label: 'USDC on Ethereum', value: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
    { label: 'USDC on Solana', value: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
  ],
  'aptos-address': [
    { label: 'Framework', value: '0x1' },
    { label: 'Token standard', value: '0x4' },
  ],
}

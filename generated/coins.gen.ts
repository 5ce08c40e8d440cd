// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

/** By chain: the address at which its coin has the interface of an ERC-20 token, in lower case. */
export const coinInterfaces: Readonly<Record<string, string>> = {
  '0xa': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0x89': '0x0000000000000000000000000000000000001010',
  '0xcc': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0x12c': '0x000000000000000000000000000000000000800a',
  '0x144': '0x000000000000000000000000000000000000800a',
  '0x440': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0x46f': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0x504': '0x0000000000000000000000000000000000000802',
  '0x505': '0x0000000000000000000000000000000000000802',
  '0x507': '0x0000000000000000000000000000000000000802',
  '0x106a': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0x1388': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0x138b': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0x2105': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0xa4ec': '0x471ece3750da237f93b8e339c536989b8978a438',
  '0x13881': '0x0000000000000000000000000000000000001010',
  '0x13882': '0x0000000000000000000000000000000000001010',
  '0x13e31': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0x14a33': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0x14a34': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0xaa37dc': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  '0xa0c71fd': '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
}

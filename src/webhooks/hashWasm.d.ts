declare module 'hash-wasm/dist/keccak.umd.min.js' {
  interface Hasher {
    init(): Hasher
    update(bytes: Uint8Array): Hasher
    digest(form: 'hex'): string
  }
  export function createKeccak(bits: 256): Promise<Hasher>
  const loaded: { readonly createKeccak: typeof createKeccak } | undefined
  export default loaded
}

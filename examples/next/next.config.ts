import type { NextConfig } from 'next'

const config: NextConfig = {
  cacheComponents: true, // for 'use cache'
  partialPrefetching: true,
  serverExternalPackages: ['@electric-sql/pglite'], // it finds its WebAssembly beside its own files
}

export default config

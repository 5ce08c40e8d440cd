declare module 'virtual:ledgerline/catalogue' {
  const catalogue: readonly import('./catalogue/entry.js').CatalogueApi[]
  export default catalogue
}

declare module 'virtual:ledgerline/search' {
  const search: import('./catalogue/entry.js').SearchText
  export default search
}

declare module 'virtual:ledgerline/loaders' {
  const loaders: Readonly<Record<string, import('./catalogue/load.js').ApiLoader>>
  export default loaders
}

declare module 'virtual:ledgerline/chains' {
  const chains: readonly import('./catalogue/entry.js').ChainOption[]
  export default chains
}

// Names for what an operation gives, as the code of a call spells them.

/** `getWalletNFTs` lists `nft`s. */
export function itemName(id: string): string {
  const last =
    /((?:[A-Z]+|[A-Z][a-z0-9]+)s)$/.exec(id.replace(/(?:By|Of|From|To|In)[A-Z].*$/, '').replace(/Verbose$/, ''))?.[1] ??
    'Item'
  const single = last.replace(/ies$/, 'y').replace(/s$/, '')
  return /^[A-Z]+$/.test(single) ? single.toLowerCase() : single.charAt(0).toLowerCase() + single.slice(1)
}

/** `getBlockStats` gives `blockStats`. */
export function resultName(id: string): string {
  const name = id.replace(/^(?:get|resolve|run|create|update|set|add)(?=[A-Z])/, '')
  const short = name.replace(/(?:By|Of|From)[A-Z].*$/, '')
  const [lead = ''] = /^[A-Z]+(?=[A-Z][a-z]|$)|^./.exec(short) ?? []
  const made = lead.toLowerCase() + short.slice(lead.length)
  return made === id || /^\d/.test(made) ? 'result' : made
}

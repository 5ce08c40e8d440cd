/** The library's words about a delivery, as they stand on a page. */
export const sentence = (text = ''): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a delivery is, without what to do with it. */
export const titleOf = (delivery: { readonly note: string } | undefined): string =>
  sentence(delivery?.note.split(':')[0])

/** An option of the command, such as `--budget UNITS`. */
export interface Flag {
  /** How it is typed, without its dashes: `key-file`. */
  readonly name: string
  /** Other spellings, such as `keyFile`. */
  readonly also?: readonly string[]
  readonly short?: string
  /** What it takes, as help shows it. Without it, it takes nothing, and `--no-…` turns it off. */
  readonly takes?: string
  /** Whether it may be passed several times. */
  readonly many?: true
  /** What it does, in a line. */
  readonly about: string
  /** Texts that shells complete. */
  readonly values?: readonly string[]
}

/** What was typed: values of options by their names, and the other words. */
export interface Typed {
  /** `true` or `false` of an option that takes nothing, else its texts. */
  readonly values: ReadonlyMap<string, boolean | readonly string[]>
  readonly words: readonly string[]
}

/** Returns the text of an option that takes one. */
export function textOf({ values }: Typed, name: string): string | undefined {
  const value = values.get(name)
  return typeof value === 'object' ? value[0] : undefined
}

/** Whether an option that takes nothing is on. */
export const isOn = ({ values }: Typed, name: string): boolean => values.get(name) === true

/** Writes a camelCase name as an option: `excludeSpam` becomes `exclude-spam`, `includeNFTs` `include-nfts`. */
export const flagName = (name: string): string =>
  name.replace(/[A-Z]+s?(?![a-z])|[A-Z]/g, (letters, at) => `${at > 0 ? '-' : ''}${letters.toLowerCase()}`)

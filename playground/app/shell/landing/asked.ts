import { type Outcome, outcomes, samples } from '../../catalogue/outcomes.js'
import { recognise, type Thing, type ThingKind } from '../../catalogue/recognise.js'
import { formatPage, type Route } from '../../catalogue/route.js'

/** What somebody looks up on the first page. */
export interface Asked {
  readonly text: string
  /** As what a text of several readings is taken. */
  readonly kind?: ThingKind | undefined
  readonly about: Outcome['about']
  /** Whether somebody picked what it is about for this very text: what ends is asked for by nobody else. */
  readonly isPicked?: boolean
  readonly fails?: boolean | undefined
}

/** What the address says of the first page. */
export type HomeRoute = Extract<Route, { readonly page: 'home' }>

/** What is looked up for whoever has asked for nothing yet. */
export const usualAsked: Asked = { text: samples[0]?.value ?? '', about: 'holdings' }

/** What a link to a lookup asks for. */
export function askedIn({ text, kind, about, fault }: HomeRoute): Asked | undefined {
  const offered = Object.values(outcomes)
    .flat()
    .find((outcome) => outcome.about === about)
  if (text === undefined) return undefined
  return {
    text,
    kind: recognise(text).find((thing) => thing.kind === kind)?.kind,
    about: offered?.about ?? 'holdings',
    isPicked: offered !== undefined,
    fails: fault === failingChain,
  }
}

/** What the address calls the switch that lets a chain fail. */
const failingChain = 'chain'

/** The address of a lookup. An extended public key shows every address of a wallet: only the sample's is written there. */
export function routeOf({ text, kind, about, fails }: Asked, thing: Thing | undefined): string {
  const isKept = thing?.kind !== 'xpub' || samples.some(({ value }) => value === thing.value)
  return formatPage('', { text: isKept ? text : undefined, kind, about, fault: fails ? failingChain : undefined })
}

/** Whoever looks at the NFTs of one wallet looks at those of the next; whatever else there was is of one thing alone. */
export const usual = (about: Outcome['about']): Outcome['about'] =>
  about === 'nfts' || about === 'history' ? about : 'holdings'

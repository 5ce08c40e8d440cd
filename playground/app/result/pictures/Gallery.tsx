import type { ReactElement } from 'react'
import type { Card } from './cards.js'
import { NoPicture } from './NoPicture.js'
import { Picture, urlsOf } from './Picture.js'
import { usePictures } from './settings.js'

/** Cards shown: a wallet of thousands must not freeze the page. */
const most = 300

/** Rows by what they show. Each card opens its row. It is no part of its own: React would show it 300 ms later. */
export function Gallery({
  cards,
  onChoose,
}: {
  readonly cards: readonly Card[]
  /** Is told which row was chosen, by its place in the answer. */
  readonly onChoose: (index: number) => void
}): ReactElement {
  return (
    <div>
      {cards.length > most && <p className="note">Showing the first {most}.</p>}
      <ul className="gallery" aria-label="Gallery">
        {cards.slice(0, most).map((card) => (
          <li key={card.index}>
            <button type="button" className="bare" onClick={() => onChoose(card.index)}>
              <span className="frame" data-spam={card.isSpam || undefined}>
                <Shown card={card} />
              </span>
              <span className="card-title">{card.title}</span>
              {card.lines.map((line) => (
                <span key={line} className="cut small soft">
                  {line}
                </span>
              ))}
              <span className="row small card-foot">
                {card.isSpam && <b className="badge">spam</b>}
                {card.price && <span title="Floor or list price, US dollars">{card.price}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Shown({ card }: { readonly card: Card }): ReactElement {
  const { artworks, isSpam, title } = card
  const [{ on, gateway }] = usePictures()
  const uris = artworks.map(({ uri }) => uri)
  const isOff = !on && urlsOf(uris, gateway).length > 0
  const why = isSpam
    ? 'Spam is never loaded'
    : uris.length === 0
      ? 'No picture'
      : isOff
        ? ''
        : urlsOf(uris, gateway).length === 0
          ? 'Not loaded: not an https address'
          : 'Couldn’t be loaded'
  const instead = <NoPicture card={card} why={why} />
  return isSpam ? instead : <Picture uris={uris} name={title} instead={instead} />
}

/** Brings the top of something to where the bars end that stick there. */
export const bringInSight = (head: Element): void => head.scrollIntoView({ behavior: motion(), block: 'start' })

/**
 * Room below the top of an answer in which its first row surely is, in pixels of a type of 16: heads, and the row, which
 * may be a card.
 */
const firstRow = 480

const firstRows = '.table-body [role=row], .sheet-line, .tree-line, .gallery li, .plot, .failure h2, .verdict-line'

/**
 * Whether the head of an answer is below the bars that stick there, and its first row above the one that sticks below.
 *
 * @param head - what is scrolled to: the answer itself, or what belongs above it
 */
export function isInSight(head: Element, box: Element): boolean {
  const { top } = box.getBoundingClientRect()
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const row = box.querySelector(firstRows)
  const bottom = row?.getBoundingClientRect().bottom ?? top + firstRow * scale
  const margin = Number.parseFloat(getComputedStyle(head).scrollMarginTop)
  return head.getBoundingClientRect().top >= margin - 12 && bottom <= lowest()
}

/** Where the page ends for who looks at it: above a bar that sticks to the bottom, as on a phone. */
function lowest(): number {
  const bar = document.querySelector('.runbar[data-at="top"]')?.getBoundingClientRect()
  return bar && bar.top > innerHeight / 2 ? bar.top : innerHeight
}

/** Style sheets cannot slow down or speed up a scroll that a script asks for. */
const motion = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

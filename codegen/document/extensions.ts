import type { Display, Role } from '../../src/operation/display.js'

/** What `x-page` says. */
export interface PageExtension {
  readonly style: 'cursor' | 'has-next' | 'header' | 'start'
  readonly items: string
  readonly cursor?: string
  readonly header?: string
  readonly next?: string
  readonly newest?: string
  readonly query?: string
  readonly offset?: string
  /** Present if no input sets the number of rows per page. */
  readonly size?: 'fixed'
  readonly first: 0 | 1
}

/** What `x-display` says: a role, or an object that names other fields of the same object by their wire names. */
export type DisplayExtension = Role | Display

/**
 * Another shape that is accepted: an object for a list of one, an empty list for an empty object, an empty object for
 * an empty list, lists in the list, a list of one for an object, the text of its JSON for an object, a number for text,
 * a boolean for 1 or 0.
 */
export type Accept = 'single' | 'in-list' | 'empty-list' | 'empty-object' | 'nested' | 'json' | 'number' | 'boolean'

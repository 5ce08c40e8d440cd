import { list } from '../../../support/specParts.js'
import type { Refusal } from './refusal.js'

/** Paged operations whose pages could not be read, or not asked for. */
export const pages: readonly Refusal[] = [
  [
    'a paged operation without a list',
    { operation: { 'x-page': { style: 'cursor', items: 'result', first: 0 } } },
    /has no list 'result'/,
  ],
  [
    'a first index other than 0 or 1',
    {
      operation: { 'x-page': { style: 'cursor', items: '.', first: 2 } },
      answer: { type: 'array', items: { $ref: '#/components/schemas/Row' } },
    },
    /invalid value for firstPageIndex property/,
  ],
  ['a page that does not name its list', { operation: { 'x-page': { style: 'cursor', first: 0 } } }, /no `items`/],
  [
    'a page of an unknown style',
    { operation: { 'x-page': { style: 'curser', items: '.', cursor: 'cursor', first: 0 } }, answer: list },
    /no style 'curser'; known: cursor, has-next/,
  ],
  [
    'a page that does not say where its cursor is',
    { operation: { 'x-page': { style: 'cursor', items: '.', first: 0 } }, answer: list },
    /needs `cursor`/,
  ],
  [
    'a page whose answer has no cursor',
    {
      operation: { 'x-page': { style: 'cursor', items: 'rows', cursor: 'next', first: 0 } },
      answer: { type: 'object', description: 'Rows.', properties: { rows: list } },
    },
    /no field 'next' in its answer/,
  ],
  [
    'a page that no parameter asks for',
    { operation: { 'x-page': { style: 'header', items: '.', header: 'X-Cursor', first: 0 } }, answer: list },
    /no parameter 'cursor'/,
  ],
  [
    'a page that skips rows by no parameter',
    { operation: { 'x-page': { style: 'cursor', items: '.', cursor: 'a', offset: 'skip', first: 0 } }, answer: list },
    /no parameter 'skip', which skips rows/,
  ],
  [
    'a page that skips rows beside a header',
    { operation: { 'x-page': { style: 'header', items: '.', header: 'X', offset: 'a', first: 0 } }, answer: list },
    /`offset`, which needs the style cursor/,
  ],
  [
    'a word in x-page that it has not',
    { operation: { 'x-page': { style: 'cursor', items: '.', cursor: 'a', first: 0, size: 10 } }, answer: list },
    /'x-page' takes an object of texts by style, items.*not .*size/,
  ],
]

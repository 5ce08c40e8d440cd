import type { Parts } from '../specDocument.js'
import { answers, list, query, ref, text } from '../specParts.js'
import type { Refusal } from './refusal.js'

const Rows = {
  type: 'object',
  description: 'Rows.',
  properties: {
    rows: list,
    cursor: text,
    hasNextPage: { type: 'boolean', description: 'More.', 'x-list': 'has-next' },
  },
}

/** An operation in pages of a style, with examples that carry the given fields beside their rows. */
export const paged = (
  style: string,
  examples: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  type: string | readonly string[] = 'string',
): Parts => ({
  parameters: [query('cursor')],
  schemas: { Rows: { ...Rows, properties: { ...Rows.properties, cursor: { ...text, type } } } },
  operation: {
    'x-page': {
      ...{ style, items: 'rows', cursor: 'cursor', size: 'fixed', first: 0 },
      ...(style === 'header' && { header: 'X-Cursor' }),
    },
    ...answers({
      'application/json': {
        schema: { $ref: ref('Rows') },
        examples: Object.fromEntries(
          Object.entries(examples).map(([name, { 'x-header-cursor': header, ...value }]) => [
            name,
            { value: { rows: [], ...value }, ...(header !== undefined && { 'x-header-cursor': header }) },
          ]),
        ),
      },
    }),
  },
})

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
  [
    'a paged operation that may be null',
    { operation: { 'x-page': { style: 'cursor', items: '.', first: 0 }, 'x-nullable': true }, answer: list },
    /paged operation getRows cannot be `x-nullable`: a page without rows has an empty list/,
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
    /no parameter 'skip' of `x-list: offset`, which skips rows/,
  ],
  [
    'a page that skips rows beside a header',
    { operation: { 'x-page': { style: 'header', items: '.', header: 'X', offset: 'a', first: 0 } }, answer: list },
    /`offset`, which needs the style cursor/,
  ],
  [
    'a word in x-page that it has not',
    { operation: { 'x-page': { style: 'cursor', items: '.', cursor: 'a', first: 0, sise: 10 } }, answer: list },
    /'x-page' takes an object of texts by style, items.*not .*sise/,
  ],
  [
    'a page of which nothing says how many rows it has',
    { operation: { 'x-page': { style: 'cursor', items: '.', cursor: 'a', first: 0 } }, answer: list },
    /no parameter of `x-list: size`: where none sets how many rows a page has, `x-page` says `size: fixed`/,
  ],
  [
    'a fixed number of rows that an input sets',
    {
      operation: { 'x-page': { style: 'cursor', items: '.', cursor: 'a', size: 'fixed', first: 0 } },
      parameters: [{ ...query('limit'), 'x-list': 'size' }],
      answer: list,
    },
    /`size: fixed`: it is `fixed`, and only without a parameter of `x-list: size`/,
  ],
  [
    'a paged operation that shows no last page',
    paged('cursor', { page1: { cursor: 'a' }, page2: { cursor: 'b' } }),
    /paged operation getRows needs the examples `page1`, `page2` and `last`/,
  ],
  [
    'two pages with one cursor',
    paged('cursor', { page1: { cursor: 'a' }, page2: { cursor: 'a' }, last: {} }),
    /page1 and page2 of getRows have one cursor: nothing leads to `last`/,
  ],
  [
    'two pages with one cursor in a header',
    paged('header', { page1: { 'x-header-cursor': 'a' }, page2: { 'x-header-cursor': 'a' }, last: {} }),
    /page1 and page2 of getRows have one cursor/,
  ],
  [
    'two pages with one cursor, a number and its text',
    paged('cursor', { page1: { cursor: 7 }, page2: { cursor: '7' }, last: {} }, ['string', 'integer']),
    /page1 and page2 of getRows have one cursor/,
  ],
  [
    'a last page that leads to another by a number',
    paged('cursor', { page1: { cursor: 1 }, page2: { cursor: 2 }, last: { cursor: 3 } }, 'integer'),
    /^.+ {2}the last page of getRows leads to another/,
  ],
  [
    'a first page without a cursor',
    paged('cursor', { page1: {}, page2: { cursor: 'b' }, last: {} }),
    /page1 of getRows leads to no other page: it needs a cursor in `cursor`$/m,
  ],
  [
    'a first page whose cursor is 0, with which the list would begin again',
    paged('cursor', { page1: { cursor: 0 }, page2: { cursor: 2 }, last: {} }, 'integer'),
    /page1 of getRows leads to no other page/,
  ],
  [
    'a second page that has no next one',
    paged('has-next', {
      page1: { cursor: 'a', hasNextPage: true },
      page2: { cursor: 'b', hasNextPage: false },
      last: { cursor: 'b' },
    }),
    /page2 of getRows leads to no other page: it needs a cursor in `cursor` and `hasNextPage: true`/,
  ],
  [
    'a first page without the header that carries its cursor',
    paged('header', { page1: {}, page2: { 'x-header-cursor': 'a' }, last: {} }),
    /page1 of getRows leads to no other page: it needs `x-header-cursor`/,
  ],
  [
    'a cursor in a header where pages have it in the body',
    paged('cursor', { page1: { cursor: 'a', 'x-header-cursor': 'a' }, page2: { cursor: 'b' }, last: {} }),
    /'x-header-cursor' has no effect here: it belongs on pages of the style `header`/,
  ],
  [
    'a last page that leads to another',
    paged('cursor', { page1: { cursor: 'a' }, page2: { cursor: 'b' }, last: { cursor: 'c' } }),
    /the last page of getRows leads to another/,
  ],
]

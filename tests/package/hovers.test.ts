import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { programOf } from '../support/typecheck.js'

const file = (api: string): string =>
  fileURLToPath(new URL(`../../generated/${api}/operations.gen.ts`, import.meta.url))
const apis = ['aptos', 'evm', 'aptosNode', 'solana', 'streams']
const program = programOf(apis.map(file))
const checker = program.getTypeChecker()

test.each(apis)('hovering an operation of %s shows names of types, not their fields', (api) => {
  const source = program.getSourceFile(file(api))
  const module = source && checker.getSymbolAtLocation(source)
  const shown = (module ? checker.getExportsOfModule(module) : []).map((constant) =>
    checker.typeToString(checker.getTypeOfSymbol(constant), source, ts.TypeFormatFlags.NoTruncation),
  )
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.filter((text) => /\{ |\[/.test(text))).toEqual([])
})

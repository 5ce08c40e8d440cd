import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterAll, describe, expect, test } from 'vitest'
import { cyclesIn, type Import, importsOf, roomIn, sourcesIn, upwardImportsIn } from './support/importGraph.js'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** What each room of `src/` may import, besides itself: the rooms below it. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  runtime: [],
  arguments: ['errors', 'runtime'],
  values: ['errors', 'runtime'],
  operation: ['errors', 'runtime', 'values'],
  transport: ['errors', 'runtime', 'arguments'],
  limits: ['errors', 'runtime', 'arguments', 'operation', 'transport', 'generated'], // what the transport calls; plans
  client: ['errors', 'runtime', 'arguments', 'values', 'operation', 'transport', 'generated'], // the names of hosts
  // it names the operations that keep a stream as you describe it
  streams: ['errors', 'runtime', 'arguments', 'values', 'operation', 'client', 'generated'],
  auth: ['errors', 'runtime', 'arguments', 'values', 'operation'],
  // bodies are read as answers are
  webhooks: ['errors', 'runtime', 'arguments', 'values', 'streams', 'operation', 'generated'],
  // connections of Postgres in their time; types of deliveries
  inbox: ['errors', 'runtime', 'arguments', 'values', 'operation', 'limits', 'webhooks', 'generated'],
  react: ['errors', 'runtime', 'values', 'operation', 'client'],
  // it names the operations that have what wallets hold
  portfolio: ['errors', 'runtime', 'arguments', 'values', 'operation', 'client', 'generated'],
  // it reads networks as the client does
  raw: ['errors', 'runtime', 'arguments', 'values', 'operation', 'transport', 'client', 'generated'],
  telemetry: ['errors', 'runtime', 'arguments', 'operation', 'transport', 'client'],
  // it reads requests by the operations, and makes new ones of them
  proxy: [
    'errors',
    'runtime',
    'arguments',
    'values',
    'operation',
    'transport',
    'client',
    'limits',
    'webhooks',
    'generated',
  ],
  mock: ['errors', 'runtime', 'arguments', 'values', 'operation', 'generated'], // it answers from manifests and examples
  files: ['errors', 'runtime'],
  // it finds operations as the mock does, and hides secrets as the transport does
  cassettes: ['errors', 'runtime', 'arguments', 'operation', 'transport', 'mock', 'files', 'generated'],
  export: ['errors', 'runtime', 'arguments', 'values', 'operation', 'client', 'files', 'generated'], // manifests
  // it calls any operation, by what the manifests say of it
  command: [
    'errors',
    'runtime',
    'values',
    'operation',
    'transport',
    'limits',
    'client',
    'mock',
    'files',
    'cassettes',
    'export',
    'generated',
  ],
}

/** Rooms for Node alone: the command, and what reads and writes files. No other room may import them. */
const nodeRooms: readonly string[] = ['files', 'cassettes', 'export', 'command']

/** Rooms that may import `generated/`; the entry files may too. */
const readers: readonly string[] = [
  'limits',
  'streams',
  'webhooks',
  'inbox',
  'portfolio',
  'raw',
  'proxy',
  'mock',
  'cassettes',
  'export',
  'command',
]

/** Packages that a room may import. */
const packages: Readonly<Record<string, readonly string[]>> = {
  values: ['@noble/hashes'],
  streams: ['@noble/hashes'],
  auth: ['@noble/hashes', 'ox'],
  webhooks: ['@noble/hashes', 'hash-wasm', 'abitype'],
  react: ['react', '@tanstack/react-query'],
  raw: ['openapi-fetch'],
  telemetry: ['@opentelemetry/api'],
  files: ['node:fs', 'node:os', 'node:path', 'node:timers'],
  cassettes: ['node:fs', 'node:path', 'node:timers'],
  export: ['node:crypto', 'node:fs', 'node:path', 'node:stream', 'node:zlib', 'hyparquet-writer'],
  command: ['node:fs', 'node:http', 'node:stream', 'node:string_decoder', 'node:timers', 'node:util'],
}

const files = [...filesIn('src'), ...filesIn('generated')]
const sources = files.filter((file) => file.startsWith('src/'))
/** Sources that run wherever JavaScript does, and end up in bundles. */
const portable = sources.filter((file) => !nodeRooms.includes(roomOf(file)))
const imports = importsOf(root, files)

describe('imports go downward only', () => {
  test('every room of src/ is known here', () => {
    expect([...new Set(sources.map(roomOf))].filter((room) => room !== 'entry').sort()).toEqual(
      Object.keys(rooms).sort(),
    )
  })

  test.each(Object.entries(rooms))('%s imports only from itself and %j', (room, below) => {
    const own = imports.filter(({ from, isPackage }) => roomOf(from) === room && !isPackage)
    expect(own.filter(({ to }) => ![room, ...below].includes(roomOf(to)))).toEqual([])
  })

  test.each(Object.keys(rooms))('%s imports only the packages it may', (room) => {
    const own = imports.filter(({ from, isPackage }) => roomOf(from) === room && isPackage)
    const allowed = packages[room] ?? []
    expect(own.filter(({ to }) => !allowed.some((name) => to === name || to.startsWith(`${name}/`)))).toEqual([])
  })

  test('generated/ imports only from src/errors, src/operation, src/values and its own folder; entries and lists of APIs more', () => {
    const allowed = ({ from, to, isPackage }: Import): boolean => {
      if (isPackage) return from.endsWith('zod.gen.ts') && to === 'zod/v4'
      if (['errors', 'operation', 'values'].includes(roomOf(to)) || dirname(to) === dirname(from)) return true
      if (from.endsWith('/entry.ts')) return roomOf(to) === 'client'
      return dirname(from) === 'generated' && (to.startsWith('generated/') || roomOf(to) === 'entry')
    }
    expect(imports.filter((one) => one.from.startsWith('generated/') && !allowed(one))).toEqual([])
  })

  test('only entry files, webhooks, inbox, raw and mock import generated/, and client the names of hosts', () => {
    const readersOf = imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('generated/'))
    expect(readersOf.length).toBeGreaterThan(0)
    const allowed = ({ from, to }: Import): boolean =>
      ['entry', ...readers].includes(roomOf(from)) || (roomOf(from) === 'client' && to === 'generated/hosts.gen.ts')
    expect(readersOf.filter((one) => !allowed(one))).toEqual([])
  })

  test('nothing imports an entry file, but other entries its types', () => {
    const toEntries = imports.filter(({ to, isPackage }) => !isPackage && roomOf(to) === 'entry')
    const readers = ['entry', 'generated/clients.gen.ts', 'generated/mockedCalls.gen.ts'] // the types of their inputs and answers
    expect(toEntries.filter(({ from }) => ![roomOf(from), from].some((one) => readers.includes(one)))).toEqual([])
    const lines = toEntries.flatMap(({ from, to }) => {
      const source = readFileSync(`${root}/${from}`, 'utf8').split('\n')
      return source.filter((line) => line.includes(to.replace(/^src(.*)\.ts$/, "$1.js'")))
    })
    expect(lines).not.toHaveLength(0)
    expect(lines.filter((line) => !/^(import|export) type /.test(line))).toEqual([])
  })

  test('every import leads to a file, and ends in .js, or in .json for data', () => {
    const known = new Set([...files, ...filesIn('src', '.d.ts'), ...filesIn('generated', '.json')])
    expect(imports.filter(({ to, isPackage }) => !isPackage && !known.has(to))).toEqual([])
  })
})

test('there is no import cycle, not even of types', () => {
  expect(cyclesIn(imports)).toEqual([])
})

/** What each room of `codegen/` may import, besides itself: the rooms below it. */
const generatorRooms: Readonly<Record<string, readonly string[]>> = {
  cache: [],
  formats: [],
  document: [],
  lint: ['formats', 'document'],
  model: ['formats', 'document'],
  emit: ['cache', 'formats', 'document', 'model'],
  diff: ['formats', 'document', 'model'],
  schema: [],
  published: ['document', 'schema'],
  compare: ['formats', 'document', 'model', 'schema', 'published'],
  probe: ['document', 'model', 'schema', 'published'],
}

describe('the rooms of codegen/', () => {
  const generator = sourcesIn(root, 'codegen')
  const own = importsOf(root, generator)

  test('are all known here', () => {
    const found = new Set(generator.map((file) => roomIn('codegen', file)).filter((room) => room !== ''))
    expect([...found].sort()).toEqual(Object.keys(generatorRooms).sort())
  })

  test('import downward only: document and schema, then lint, model and published, then emit, diff, compare and probe, then the commands', () => {
    expect(upwardImportsIn(own, 'codegen', generatorRooms)).toEqual([])
  })

  test('have no import cycle, not even of types', () => {
    expect(cyclesIn(own)).toEqual([])
  })

  test('import nothing of the playground, the tests or what they generate', () => {
    const foreign = own.filter(
      ({ to, isPackage }) => !isPackage && !/^(codegen|src)\/|^openapi-ts\.config\.ts$/.test(to),
    )
    expect(foreign).toEqual([])
  })
})

/** Trees within others, each with what its rooms may import of the same tree, besides themselves. */
const trees: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'src/mock': {
    model: [],
    routing: ['model'],
    requests: ['model'],
    faults: ['model'],
    echoes: ['model'],
    answers: ['model', 'requests', 'faults', 'echoes'],
    streams: ['model', 'routing', 'answers'],
    fetch: ['model'],
  },
  'src/inbox': {
    database: [],
    tables: ['database'],
    families: [],
    events: ['families'],
    store: ['database', 'tables', 'families', 'events'],
    work: ['database', 'tables', 'events'],
    sweep: ['database', 'tables', 'families', 'store'],
    care: ['database', 'tables', 'events'],
  },
  'playground/mock': {
    contract: [],
    server: ['contract'],
    deliveries: ['server'],
  },
  'playground/app': {
    catalogue: [],
    ui: ['catalogue'],
    form: ['catalogue', 'ui'],
    result: ['catalogue', 'ui'],
    run: ['catalogue', 'ui', 'result'],
    webhooks: ['catalogue', 'ui', 'form', 'result', 'run'],
    portfolio: ['catalogue', 'ui', 'result', 'run'],
    shell: ['catalogue', 'ui', 'form', 'run', 'webhooks', 'portfolio'],
    build: ['catalogue'],
  },
}

describe.each(Object.entries(trees))('the rooms of %s', (tree, below) => {
  const own = importsOf(root, sourcesIn(root, tree))

  test('are all known here', () => {
    const found = new Set(sourcesIn(root, tree).map((file) => roomIn(tree, file)))
    expect([...found].filter((room) => room !== '').sort()).toEqual(Object.keys(below).sort())
  })

  test('import downward only', () => {
    expect(upwardImportsIn(own, tree, below)).toEqual([])
  })
})

/** Imports of what the playground must not know: it reads manifests and operations, nothing of the generator. */
const ofGenerator = (all: readonly Import[]): readonly Import[] => all.filter(({ to }) => /^codegen\//.test(to))

/** Imports by which the page in the browser would carry its build, or the mock server. */
const ofServers = (all: readonly Import[]): readonly Import[] =>
  all.filter(({ from, to }) => {
    const isPage = !['', 'build'].includes(roomIn('playground/app', from))
    return isPage && (/^playground\/(mock\/|app\/build\/|[^/]+$)/.test(to) || to.startsWith('node:'))
  })

describe('the playground', () => {
  const own = importsOf(root, sourcesIn(root, 'playground'))

  test('imports nothing of the generator, not even its types', () => {
    expect(own.length).toBeGreaterThan(500)
    expect(ofGenerator(own)).toEqual([])
  })

  test('has no import cycle, not even of types', () => {
    expect(cyclesIn(own)).toEqual([])
  })

  test('is a page that imports nothing of its build or of the mock server', () => {
    expect(ofServers(own)).toEqual([])
  })
})

describe('an upward import and a cycle are found', () => {
  const home = mkdtempSync(join(tmpdir(), 'layers-'))
  const write = (file: string, text: string): void => {
    mkdirSync(join(home, dirname(file)), { recursive: true })
    writeFileSync(join(home, file), text)
  }
  write('codegen/model/a.ts', "import type { B } from '../emit/b.js'\nexport type A = B\n")
  write('codegen/emit/b.ts', "export type B = import('../model/a.js').A\n")
  write('codegen/emit/c.ts', "export * from '../lint/d.js'\n")
  write('codegen/lint/d.ts', 'export const d = 1\n')
  write(
    'playground/app/run/run.ts',
    "import { generate } from '../../../codegen/emit/b.js'\nexport const run = generate\n",
  )
  write('playground/app/ui/Button.tsx', "export const late = () => import('../run/run.js')\n")
  write('playground/app/form/Form.tsx', "import '../build/plugin.js'\nexport { start } from '../../start.js'\n")
  write('playground/app/build/plugin.ts', "import 'node:fs'\nexport type Form = typeof import('../form/Form.js')\n")
  write('playground/start.ts', 'export const start = 1\n')
  afterAll(() => rmSync(home, { recursive: true }))
  const own = importsOf(home, sourcesIn(home, 'codegen'))

  test('whether of a type, a value or a re-export', () => {
    expect(upwardImportsIn(own, 'codegen', generatorRooms)).toEqual([
      'codegen/emit/c.ts → codegen/lint/d.ts',
      'codegen/model/a.ts → codegen/emit/b.ts',
    ])
    expect(cyclesIn(own)).toEqual(['codegen/emit/b.ts → codegen/model/a.ts → codegen/emit/b.ts'])
  })

  test('in a tree within another too, with what a page must not import', () => {
    const page = importsOf(home, sourcesIn(home, 'playground'))
    expect(upwardImportsIn(page, 'playground/app', trees['playground/app'] ?? {})).toEqual([
      'playground/app/build/plugin.ts → playground/app/form/Form.tsx',
      'playground/app/form/Form.tsx → playground/app/build/plugin.ts',
      'playground/app/ui/Button.tsx → playground/app/run/run.ts',
    ])
    expect(cyclesIn(page)).toHaveLength(1)
    expect(ofGenerator(page).map(({ from }) => from)).toEqual(['playground/app/run/run.ts'])
    expect(ofServers(page).map(({ to }) => to)).toEqual(['playground/app/build/plugin.ts', 'playground/start.ts'])
  })
})

describe('src/ runs wherever JavaScript does, but for the command, which is a program for Node', () => {
  /** Names that only Node, or only a browser page, has. */
  const foreign =
    /^(process|Buffer|require|__dirname|__filename|global|setImmediate|window|document|navigator|localStorage|sessionStorage|location|history|XMLHttpRequest|HTMLElement|Element|Node|Worker|alert)$/

  test('uses nothing but what all runtimes share', () => {
    expect(foundIn(portable, (file) => foreignWordsIn(parse(file)))).toEqual([])
    expect(imports.filter(({ from, to }) => portable.includes(from) && /^node:/.test(to))).toEqual([])
  })

  test('compiles no text to code', () => {
    const compiling = /\bnew Function\b|(?<!\bclient\.)\beval\(/ // Redis has a command of that name
    expect(foundIn(sources, (file) => compiling.exec(parse(file).text) ?? [])).toEqual([])
  })

  test('the scan finds what it looks for', () => {
    const source = 'process.env; const a = { process: 1 }; a.process; Buffer.from(""); const { location } = a; location'
    expect(foreignWordsIn(ts.createSourceFile('x.ts', source, ts.ScriptTarget.ES2022, true))).toEqual([
      'process',
      'Buffer',
    ])
  })

  /** Foreign names that the file looks up without having declared them itself. */
  function foreignWordsIn(source: ts.SourceFile): string[] {
    const found: string[] = []
    const declared = new Set<string>()
    const visit = (node: ts.Node): void => {
      const declares = ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isParameter(node)
      if (declares && ts.isIdentifier(node.name)) declared.add(node.name.text)
      if (ts.isIdentifier(node) && foreign.test(node.text) && isReference(node)) found.push(node.text)
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found.filter((word) => !declared.has(word))
  }
})

describe('the shape of src/', () => {
  test('has no name that says nothing', () => {
    const empty = /\/(utils?|helpers?|common|misc|types|manager|index)\.tsx?$/i
    expect(sources.filter((file) => empty.test(file) && file !== 'src/index.ts')).toEqual([])
  })

  test('re-exports nothing below its entries', () => {
    const isReexport = (node: ts.Statement): boolean =>
      ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined
    const inner = sources.filter((file) => roomOf(file) !== 'entry')
    expect(foundIn(inner, (file) => textsOf(parse(file).statements.filter(isReexport)))).toEqual([])
  })

  test('does no work at import time, but for what starts the command', () => {
    const isDirective = (node: ts.Node): boolean =>
      ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)
    const isWork = (node: ts.Node): boolean =>
      (ts.isExpressionStatement(node) || ts.isForOfStatement(node) || ts.isIfStatement(node)) && !isDirective(node)
    const libraries = sources.filter((file) => file !== 'src/command/main.ts')
    expect(foundIn(libraries, (file) => textsOf(parse(file).statements.filter(isWork)))).toEqual([])
  })

  test('calls nothing at import time that bundlers may not drop', () => {
    expect(foundIn(portable, (file) => unmarkedCallsIn(parse(file)))).toEqual([])
  })

  test('the scan finds calls at import time', () => {
    const source =
      'const a = b(); const c = /* @__PURE__ */ d(e()); class F { static g = new H() }; const i = () => j()'
    expect(unmarkedCallsIn(ts.createSourceFile('x.ts', source, ts.ScriptTarget.ES2022, true))).toEqual([
      'b()',
      'e()',
      'new H()',
    ])
  })

  test('documents every export, as codegen/ does', () => {
    const undocumented = (file: string): readonly string[] => {
      const exported = parse(file).statements.filter(
        (node) => ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === exportKeyword),
      )
      const documented = exported.filter((node) => ts.getJSDocCommentsAndTags(node).length > 0)
      const names = documented.map(nameOf) // of the signatures of a function one may speak for all
      return exported.map(nameOf).filter((name) => !names.includes(name))
    }
    expect(foundIn([...sources, ...filesIn('codegen')], undocumented)).toEqual([])
  })

  test('has no file of more than 400 lines', () => {
    expect(sources.filter((file) => parse(file).text.split('\n').length > 401)).toEqual([])
  })

  const exportKeyword = ts.SyntaxKind.ExportKeyword

  /** The name that a statement declares first. */
  function nameOf(node: ts.Statement): string {
    const declared = ts.isVariableStatement(node) ? node.declarationList.declarations[0] : node
    return (declared && ts.getNameOfDeclaration(declared as ts.Declaration)?.getText()) ?? node.getText()
  }

  /** Calls outside of functions that do not say that they are pure. */
  function unmarkedCallsIn(source: ts.SourceFile): string[] {
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node)) return
      const isCall = ts.isCallExpression(node) || ts.isNewExpression(node)
      if (isCall && !/@__PURE__/.test(node.getFullText().slice(0, node.getLeadingTriviaWidth()))) {
        found.push(node.getText())
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  }
})

/** The room of a file: its folder in `src/`, `generated`, or `entry` for the files of `src/` itself. */
function roomOf(file: string): string {
  const [top = '', room = ''] = file.split('/')
  return top === 'src' ? (room.includes('.') ? 'entry' : room) : top
}

function filesIn(folder: string, ending = '.ts'): string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(
      (file) =>
        (file.endsWith(ending) || (ending === '.ts' && file.endsWith('.tsx'))) &&
        (ending === '.d.ts' || !file.endsWith('.d.ts')),
    )
    .sort()
}

const parsed = new Map<string, ts.SourceFile>()

function parse(file: string): ts.SourceFile {
  const known = parsed.get(file)
  if (known) return known
  const source = ts.createSourceFile(file, readFileSync(`${root}/${file}`, 'utf8'), ts.ScriptTarget.ES2022, true)
  parsed.set(file, source)
  return source
}

/** What is found in files, each with the file. */
function foundIn(places: readonly string[], find: (file: string) => readonly string[]): readonly string[] {
  return places.flatMap((file) => find(file).map((found) => `${file}: ${found}`))
}

const textsOf = (nodes: readonly ts.Node[]): readonly string[] => nodes.map((node) => node.getText())

/** Whether a name is looked up in the scope, rather than a property, a key, a type's member or a text. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodSignature(parent)) return false
  if (ts.isPropertyDeclaration(parent) || ts.isMethodDeclaration(parent) || ts.isBindingElement(parent)) return false
  return !ts.isQualifiedName(parent)
}

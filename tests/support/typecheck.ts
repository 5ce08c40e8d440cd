import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** Files that were parsed before: the same for every text. */
const parsed = new Map<string, ts.SourceFile | undefined>()
const root = fileURLToPath(new URL('../../', import.meta.url))

/** Complaints of the compiler about texts, each as a file of one strict project that has ledgerline installed. */
export function complaintsAbout(...texts: readonly string[]): readonly string[] {
  return complaintsOfEach(texts).flat()
}

/** The same, text by text. */
export function complaintsOfEach(texts: readonly string[]): readonly (readonly string[])[] {
  const files = new Map(texts.map((text, index) => [`${root}tests/support/pasted${index}.tsx`, text]))
  const program = programOf([...files.keys()], files)
  return [...files.keys()].map((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  )
}

/**
 * The compiler's view of some files, as of one strict project. What it has parsed for one, the next has at once.
 *
 * @param texts - files that are not on the disk
 */
export function programOf(names: readonly string[], texts: ReadonlyMap<string, string> = new Map()): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noUnusedLocals: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [`${root}node_modules/@types`],
    paths: { ledgerline: [`${root}src/index.ts`], 'ledgerline/*': [`${root}src/*.ts`] },
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => texts.has(name) || fileExists(name)
  host.getSourceFile = (name, target) => {
    const text = texts.get(name)
    if (text !== undefined) return ts.createSourceFile(name, text, target)
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, target))
    return parsed.get(name)
  }
  return ts.createProgram(names, options, host)
}

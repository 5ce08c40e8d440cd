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
  host.fileExists = (name) => files.has(name) || fileExists(name)
  host.getSourceFile = (name, target) => {
    const text = files.get(name)
    if (text !== undefined) return ts.createSourceFile(name, text, target)
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, target))
    return parsed.get(name)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return [...files.keys()].map((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  )
}

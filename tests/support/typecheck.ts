import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** Files that were parsed before: the same for every text. */
const parsed = new Map<string, ts.SourceFile | undefined>()
const root = fileURLToPath(new URL('../../', import.meta.url))

/** Complaints of the compiler about a text as a file of a strict project that has ledgerline installed. */
export function complaintsAbout(text: string): readonly string[] {
  const file = `${root}tests/support/pasted.tsx`
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
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, target) => {
    if (name === file) return ts.createSourceFile(name, text, target)
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, target))
    return parsed.get(name)
  }
  const program = ts.createProgram([file], options, host)
  const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(file))
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

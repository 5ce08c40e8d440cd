// Runs one of the examples: npm run example -- portfolio
import { existsSync, readdirSync } from 'node:fs'

const folder = new URL('./', import.meta.url)
const [, , name = ''] = process.argv
const file = [`${name}.ts`, `${name}/index.ts`].find((path) => name && existsSync(new URL(path, folder)))
if (file) await import(new URL(file, folder).href)
else {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const programs = files.filter(
    (path) => /^(?!client|run|vite|next|tanstack).*\.ts$/.test(path) && !/test|credit|wallet|valueOf/.test(path),
  )
  console.error(`npm run example -- ${programs.map((path) => path.replace(/(\/index)?\.ts$/, '')).join(' | ')}`)
  process.exitCode = 1
}

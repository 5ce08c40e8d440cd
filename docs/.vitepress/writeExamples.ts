import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { examples } from './examples.js'

// A page for each program of `examples/`, made for the site alone: in the repository the programs themselves are read.

const folder = new URL('../examples/', import.meta.url)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const { slug, content } of examples()) writeFileSync(new URL(`${slug}.md`, folder), `${content}\n`)

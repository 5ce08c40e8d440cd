import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceAlias } from '../../playground/app/sourceAlias.js'

// The alias stands for `npm install ledgerline`: the examples run on the sources beside them.
export default defineConfig({ root: import.meta.dirname, plugins: [react()], resolve: { alias: sourceAlias } })

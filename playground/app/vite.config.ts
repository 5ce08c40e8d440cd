import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documents } from './build/plugin.js'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), documents()],
  resolve: {
    alias: [
      { find: /^ledgerline$/, replacement: `${source}index.ts` },
      { find: /^ledgerline\/(\w+)$/, replacement: `${source}$1.ts` },
    ],
  },
  server: { fs: { allow: [fileURLToPath(new URL('../../', import.meta.url))] } },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 700 },
  optimizeDeps: {
    entries: ['index.html'],
    include: [
      'react',
      'react-dom/client',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      '@radix-ui/react-tabs',
      'cmdk',
    ],
  },
})

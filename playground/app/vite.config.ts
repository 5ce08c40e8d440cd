import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documents } from './build/plugin.js'
import { sourceAlias } from './sourceAlias.js'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), documents()],
  resolve: { alias: sourceAlias },
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

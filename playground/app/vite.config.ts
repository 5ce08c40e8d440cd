import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './build/fonts.js'
import { documents } from './build/plugin.js'
import { policy } from './build/policy.js'
import { sourceAlias } from './sourceAlias.js'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), documents(), fonts(), policy()],
  resolve: { alias: sourceAlias },
  server: { fs: { allow: [fileURLToPath(new URL('../../', import.meta.url))] } },
  preview: { headers: { 'content-security-policy': "frame-ancestors 'none'" } }, // a meta element cannot say it
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 700, assetsInlineLimit: 0 },
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

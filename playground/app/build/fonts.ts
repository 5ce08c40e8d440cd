import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The packages of the page's fonts, as its style sheet names them. */
const packages = ['@fontsource/source-serif-4', '@fontsource/ibm-plex-mono']

/**
 * Has the fonts loaded together with the script, not once the style sheet names them: they are there before there is
 * text. Their licence goes into the build beside them, as it asks for.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    generateBundle() {
      for (const name of packages) {
        const source = readFileSync(new URL(`../../../node_modules/${name}/LICENSE`, import.meta.url), 'utf8')
        this.emitFile({ type: 'asset', fileName: `assets/${name.split('/')[1]}.license.txt`, source })
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}

import type { Plugin } from 'vite'

/**
 * Puts a content security policy into the built page, which holds its visitor's key: only the page's own scripts run.
 * Calls may go anywhere, because the visitor chooses the base URL. `unsafe-inline` is for the styles that components
 * set, `wasm-unsafe-eval` for the keccak by which the webhook lab verifies signatures. Pictures come from anywhere over
 * HTTPS, once the visitor turns them on; never from `data:`, which whoever makes a token writes.
 */
export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build', // the development server puts a script of its own into the page
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'content-security-policy', content: rules.join('; ') },
        injectTo: 'head-prepend',
      },
    ],
  }
}

const rules = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https:",
  "font-src 'self'",
  'connect-src http: https:',
  "base-uri 'none'",
  "form-action 'none'",
]

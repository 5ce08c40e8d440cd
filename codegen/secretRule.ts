import type { Schema } from './document.js'
import { type Context, say } from './refusal.js'

/** What a delivery holds may be no secret: it is decoded by itself, without an operation that knows their names. */
export const secretRule = () => ({
  WebhooksMap: {
    Schema: {
      enter(node: Schema, context: Context) {
        if ('x-secret' in node) say(context, 'x-secret', "'x-secret' has no effect in a webhook")
      },
    },
  },
})

/** The handler that the lab shows: whole, as a file to paste into a project, in lines that fit beside the form. */
export const handlerText = `import {
  createWebhookHandler,
  decodeLogs,
} from 'ledgerline/webhooks'

export const POST = createWebhookHandler({
  // from your streams settings; an empty one throws
  secret: process.env.STREAMS_SECRET ?? '',
  onDelivery: async (delivery) => {
    if (delivery.kind !== 'evm') return
    for (const { to, value } of delivery.erc20Transfers)
      console.log(to, value) // a bigint
    const { events, undecoded } = decodeLogs(delivery)
    console.log(events.length, undecoded.length)
  },
})
`

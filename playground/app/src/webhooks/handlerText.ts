/** The handler that the lab shows: whole, as a file that can be pasted into a project. */
export const handlerText = `import { createWebhookHandler, decodeLogs } from 'ledgerline/webhooks'

export const POST = createWebhookHandler({
  secret: process.env.STREAMS_SECRET ?? 'mock-secret', // the secret of your streams settings
  onDelivery: async (delivery) => {
    if (delivery.kind !== 'evm') return
    for (const transfer of delivery.erc20Transfers) console.log(transfer.from, transfer.value) // bigint
    const { events, undecoded } = decodeLogs(delivery)
    console.log(events.map(({ name }) => name), undecoded.length)
  },
})
`

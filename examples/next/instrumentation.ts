export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { inbox } = await import('./lib/inbox')
  await inbox.migrate()
  inbox.work(async (event) => {
    if (event.kind === 'erc20Transfer') console.info(event.stage, event.data.value, event.key)
  })
}

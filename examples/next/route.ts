// A route of Next.js, app/api/tokens/[address]/route.ts: the key stays on the server, and the page gets plain JSON.
import { isLedgerlineError } from 'ledgerline'
import { toPlain } from 'ledgerline/values'
import { client } from '../client.js'

export async function GET(_: Request, { params }: { params: Promise<{ address: string }> }): Promise<Response> {
  const { address } = await params
  try {
    const { result, cursor } = await client.evm.getWalletTokenBalancesPrice({ address })
    return Response.json(toPlain({ tokens: result, cursor })) // amounts as text, times as ISO 8601
  } catch (error) {
    if (!isLedgerlineError(error)) throw error
    const status = error.code === 'INVALID_ARGUMENT' ? 400 : 502
    return Response.json({ code: error.code, message: error.message }, { status })
  }
}

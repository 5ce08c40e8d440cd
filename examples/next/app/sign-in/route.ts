import { getIronSession } from 'iron-session'
import { cookies } from 'next/headers'
import { signIn } from '../../lib/signIn'

export async function POST(request: Request): Promise<Response> {
  const { message, signature } = await request.json()
  const result = await signIn.verify({ message, signature })
  if (!result.ok) return Response.json({ reason: result.reason }, { status: 401 })
  const session = await getIronSession<{ address?: string }>(await cookies(), {
    cookieName: 'session',
    password: process.env.SESSION_PASSWORD ?? '', // 32 characters or more
  })
  session.address = result.address
  await session.save()
  return Response.json({ address: result.address })
}

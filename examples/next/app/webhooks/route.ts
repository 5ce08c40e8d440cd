import { inbox } from '../../lib/inbox'

export const POST = inbox.handler

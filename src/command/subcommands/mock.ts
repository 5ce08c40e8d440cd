import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ConfigurationError } from '../../errors/configuration.js'
import { InputError } from '../../errors/input.js'
import { createMockFetch, type MockFetch } from '../../mock/mockFetch.js'
import { entryName } from '../../operation/entryName.js'
import { shownAddress } from '../../values/notAnAddress.js'
import { apiNames } from '../catalogue/loadApi.js'
import { exitCodes } from '../exitCode.js'
import { baseFlags } from '../flags/commonFlags.js'
import { textOf } from '../flags/flag.js'
import { parseFlags } from '../flags/parseFlags.js'
import { createOutput } from '../shell/output.js'
import type { Subcommand } from '../subcommand.js'

/** `ledgerline mock`: a server that answers as the mock does, every API behind one port. */
export const mock: Subcommand = {
  flags: [...baseFlags, { name: 'port', takes: 'N', about: 'Port to listen on: 4010 by default, 0 for a free one' }],
  help: 'It listens on this machine only, until Ctrl-C. Send any key but `invalid`.\n\nExample\n  ledgerline mock --port 0',
  async run(args, shell, reporter) {
    const typed = parseFlags(args, mock.flags)
    const [word] = typed.words
    if (word !== undefined)
      throw new InputError(`mock takes no ${shownAddress(word, 60)}`, { hints: ['ledgerline mock --port 4010'] })
    const server = createServer(listenerOf(createMockFetch()))
    const port = await listen(server, portOf(textOf(typed, 'port')))
    const url = `http://127.0.0.1:${port}`
    await createOutput(shell).write(`${url}\n`)
    reporter.note(
      `The mock answers at ${url} (${apiNames.map((name) => `/${entryName(name)}`).join(' ')}) until Ctrl-C`,
    )
    reporter.note(`  ledgerline <api> <operation> --base-url ${url}`)
    reporter.note(`  createClient({ apiKey: 'test', baseUrl: '${url}' })`)
    await new Promise<void>((resolve) => {
      if (shell.signal.aborted) resolve()
      shell.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    server.closeAllConnections()
    server.close()
    return exitCodes.done
  },
}

function portOf(text: string | undefined): number {
  if (text === undefined) return 4010
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text)
  throw new InputError('--port takes a port, from 0 to 65535')
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = error.code === 'EADDRINUSE' ? `Port ${port} is in use` : `Port ${port} cannot be opened`
      reject(new ConfigurationError(message, { hints: ['--port 0 picks a free one'], cause: error }))
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Passes requests to the mock, and its responses back. A fault that breaks the connection breaks this one. */
function listenerOf(answer: MockFetch): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    answerTo(request, response, answer, gone.signal).catch(() => request.socket.resetAndDestroy())
  }
}

async function answerTo(
  request: IncomingMessage,
  response: ServerResponse,
  answer: MockFetch,
  signal: AbortSignal,
): Promise<void> {
  const { method = 'GET', url = '/', headers, rawHeaders } = request
  const allowed = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }
  if (method === 'OPTIONS') {
    const wanted = headers['access-control-request-headers'] ?? '*'
    response
      .writeHead(204, {
        ...allowed,
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': wanted,
      })
      .end()
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, at) => [
    rawHeaders[2 * at] ?? '',
    rawHeaders[2 * at + 1] ?? '',
  ])
  const answered = await answer(new URL(url, 'http://127.0.0.1'), {
    method,
    signal,
    headers: pairs.filter(
      ([name = '']) => !/^(connection|keep-alive|transfer-encoding|upgrade|host|content-length|expect)$/i.test(name),
    ) as [string, string][],
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), ...allowed })
  if (answered.body) for await (const chunk of answered.body) response.write(chunk)
  response.end()
}

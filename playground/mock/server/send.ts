import type { ServerResponse } from 'node:http'
import { pause } from '../../../src/mock/fetch/pause.js'
import type { Answer } from '../../../src/mock/model/answer.js'

/**
 * Writes an answer to its socket, in the answer's `manner`.
 *
 * @param closing aborts when the server closes, and cuts short what takes long.
 */
export async function send(response: ServerResponse, answer: Answer, closing: AbortSignal): Promise<void> {
  const { status, headers, body, manner } = answer
  if (manner === 'never') return hold(response, closing)
  if (manner === 'reset') {
    response.socket?.resetAndDestroy()
    return
  }
  const type = headers['content-type'] ?? 'application/json'
  const text = type === 'text/html' ? body : JSON.stringify(body)
  const bytes = Buffer.from(String(text ?? ''))
  response.writeHead(status, {
    ...(bytes.length > 0 && { 'content-type': type }),
    ...headers,
    'content-length': bytes.length,
  })
  if (manner === 'slow') await drip(response, bytes, closing)
  else response.end(bytes)
}

function hold(response: ServerResponse, closing: AbortSignal): void {
  const drop = () => response.destroy()
  if (closing.aborted) drop()
  closing.addEventListener('abort', drop, { once: true })
  response.once('close', () => closing.removeEventListener('abort', drop))
}

const drops = 20
const betweenDrops = 100

async function drip(response: ServerResponse, bytes: Buffer, closing: AbortSignal): Promise<void> {
  const size = Math.ceil(bytes.length / drops)
  for (let start = 0; start < bytes.length && !response.destroyed; start += size) {
    response.write(bytes.subarray(start, start + size))
    await pause(betweenDrops, closing)
  }
  response.end()
}

import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'
import type { Document } from '../document/document.js'

/** The running program, which its threads run too. */
const program = process.argv[1] ?? ''

/** Whether threads can be used: they can't run TypeScript. */
export const hasThreads = program.endsWith('.js')

/** Threads that lint documents, because a fresh clone spends most of its time on that. */
export class DocumentReaders {
  readonly #idle: Worker[] = []
  readonly #waiting: ((worker: Worker) => void)[] = []
  #started = 0

  /** @param count - number of threads, which start when there is a document to read */
  constructor(private readonly count: number) {}

  /**
   * Reads a document as `readDocument` does.
   *
   * @throws {Error} with file, line and reason of every problem
   */
  readonly read = async (file: string): Promise<Document> => {
    const worker = await this.#free()
    try {
      worker.postMessage(file)
      const [{ document, error }] = await once(worker, 'message')
      if (error !== undefined) throw error
      return document
    } finally {
      const next = this.#waiting.shift()
      if (next) next(worker)
      else this.#idle.push(worker)
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()))
  }

  async #free(): Promise<Worker> {
    const idle = this.#idle.pop()
    if (idle) return idle
    if (this.#started === this.count) return new Promise((free) => this.#waiting.push(free))
    this.#started += 1
    return new Worker(program, { argv: process.argv.slice(2) }) // runs `serveDocuments`
  }
}

/** Runs in a thread: replies to each file name with its document, or with what is wrong with it. */
export function serveDocuments(): void {
  parentPort?.on('message', async (file: string) => {
    const { readDocument } = await import('./readDocument.js')
    const answer = await readDocument(file).then(
      (document) => ({ document }),
      (error: unknown) => ({ error }),
    )
    parentPort?.postMessage(answer)
  })
}

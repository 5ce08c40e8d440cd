import { Pool } from 'pg'
import { createInbox } from '../../../src/inbox.js'
import { secret } from './stream.js'

// A worker in a process of its own, to be killed: it writes a row for each stage of each event, takes its time, and fails now and then.

const pool = new Pool({ connectionString: process.argv[2], max: 10 })
const inbox = createInbox({ database: pool, secret, onError: () => undefined })

const pending = process.argv[3] === 'true'

inbox.work(
  async ({ key, kind, blockHash, stage, attempt }, { transaction }) => {
    const insert = 'insert into effects (key, kind, block, stage, asked) values ($1, $2, $3, $4, $5)'
    await transaction.query(insert, [key, kind, blockHash, stage, pending])
    if (Math.random() < 0.02) await new Promise((resolve) => setTimeout(resolve, 50))
    if (attempt === 1 && Math.random() < 0.01) throw new Error('not this time')
  },
  { pending, minDelay: 50, maxDelay: 500, maxAttempts: 100 },
)

import { Pool } from 'pg'
import { createInbox } from '../../../src/inbox.js'
import { secret } from './stream.js'

// A worker in a process of its own, to be killed: it writes a row for each stage of each event, takes its time, and fails now and then.

const pool = new Pool({ connectionString: process.argv[2], max: 10 })
const inbox = createInbox({ database: pool, secret, onError: () => undefined })

inbox.work(
  async ({ key, blockHash, stage, attempt }, { transaction }) => {
    await transaction.query('insert into effects (key, block, stage) values ($1, $2, $3)', [key, blockHash, stage])
    if (Math.random() < 0.02) await new Promise((resolve) => setTimeout(resolve, 50))
    if (attempt === 1 && Math.random() < 0.01) throw new Error('not this time')
  },
  { minDelay: 50, maxDelay: 500, maxAttempts: 100 },
)

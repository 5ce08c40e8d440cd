import type { Random } from './random.js'

/** The block of a slot in a delivery. */
export interface WireSlot {
  readonly slot: string
  readonly blockHash: string
  readonly blockHeight: string
  readonly blockTime: number
  readonly parentSlot: string
  readonly previousBlockHash: string
}

/** A stream of Solana mainnet. All its deliveries have the same stream id. */
export interface SolanaStreamSource {
  /**
   * Creates the block of a slot, `height` slots above the first one of the simulation.
   *
   * @param skipped - how many slots between it and the block before it are empty
   */
  slot(height: number, skipped?: number): WireSlot
  /**
   * Returns the delivery of a slot: two transfers of a token, and one that failed. The same slot gives the same
   * delivery, except for `confirmed`.
   */
  delivery(slot: WireSlot, confirmed: boolean): Readonly<Record<string, unknown>>
  /** Returns the delivery of the same transactions in another slot. */
  moved(slot: WireSlot, to: WireSlot, confirmed: boolean): Readonly<Record<string, unknown>>
}

/** Creates a stream, along with the transactions of its slots. */
export function createSolanaStream(random: Random): SolanaStreamSource {
  const streamId = random.uuid()
  const mint = random.base58(32)
  const start = 410_000_000 + random.below(1_000_000)
  const hashes = new Map<number, string>() // of blocks by slot, for the one after
  const sentIn = new Map<string, readonly Transfer[]>() // by block hash
  const transfersOf = ({ blockHash }: WireSlot): readonly Transfer[] => {
    const made = sentIn.get(blockHash) ?? [
      createTransfer(random, { isNew: true, hasFailed: false }),
      createTransfer(random, { isNew: false, hasFailed: false }),
      createTransfer(random, { isNew: false, hasFailed: true }),
    ]
    sentIn.set(blockHash, made)
    return made
  }
  const written = (block: WireSlot, confirmed: boolean, sent: readonly Transfer[]) => ({
    block,
    chainId: 'solana_mainnet',
    network: 'mainnet',
    retries: 0,
    streamId,
    tag: 'caf\u00e9',
    confirmed,
    transactions: sent.map((transfer) => wireTransaction(transfer, mint, block)),
  })
  return {
    slot(height, skipped = 0) {
      const slot = start + height
      const parent = slot - 1 - skipped
      const blockHash = random.base58(32)
      const previousBlockHash = hashes.get(parent) ?? random.base58(32)
      hashes.set(slot, blockHash)
      return {
        slot: String(slot),
        blockHash,
        blockHeight: String(slot - 20_830_882 - skipped),
        blockTime: 1_743_436_800 + Math.floor((slot - 410_000_000) * 0.4),
        parentSlot: String(parent),
        previousBlockHash,
      }
    },
    delivery: (slot, confirmed) => written(slot, confirmed, transfersOf(slot)),
    moved: (slot, to, confirmed) => written(to, confirmed, transfersOf(slot)),
  }
}

/** The test delivery, as the provider prints it. */
export const emptySolanaDelivery: Readonly<Record<string, unknown>> = {
  confirmed: true,
  chainId: 'solana_mainnet',
  network: 'mainnet',
  streamId: '',
  tag: '',
  retries: 0,
  block: { slot: '', blockHash: '', blockHeight: '', blockTime: 0 },
  transactions: [],
}

/** A transfer of a token in its transaction. */
interface Transfer {
  readonly signature: string
  readonly sender: string
  readonly senderAccount: string
  readonly recipient: string
  readonly recipientAccount: string
  /** In base units, as is what both hold before. */
  readonly amount: number
  readonly sent: number
  readonly received: number
  /** Whether it creates the recipient's token account. */
  readonly isNew: boolean
  readonly hasFailed: boolean
}

function createTransfer(random: Random, kind: Pick<Transfer, 'isNew' | 'hasFailed'>): Transfer {
  const amount = 1 + random.below(1_000_000_000)
  return {
    signature: random.base58(64),
    sender: random.base58(32),
    senderAccount: random.base58(32),
    recipient: random.base58(32),
    recipientAccount: random.base58(32),
    amount,
    sent: amount + random.below(1_000_000_000),
    received: kind.isNew ? 0 : random.below(1_000_000_000),
    ...kind,
  }
}

const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

function wireTransaction(transfer: Transfer, mint: string, { slot, blockTime }: WireSlot): object {
  const { signature, sender, senderAccount, recipient, recipientAccount, amount, sent, received, isNew } = transfer
  const moved = transfer.hasFailed ? 0 : amount
  const balance = (accountIndex: number, owner: string, held: number): object => ({
    accountIndex,
    mint,
    owner,
    programId: tokenProgram,
    uiTokenAmount: { amount: String(held), decimals: 6, uiAmountString: String(held / 1e6) },
  })
  return {
    signature,
    slot,
    blockTime,
    fee: '5000',
    err: transfer.hasFailed ? { InstructionError: [0, { Custom: 1 }] } : null,
    accountKeys: [sender, senderAccount, recipientAccount, mint, tokenProgram],
    instructions: [
      { programId: tokenProgram, accounts: [senderAccount, mint, recipientAccount, sender], data: 'g7RYfEFzHnB6o' },
    ],
    innerInstructions: [],
    preTokenBalances: [balance(1, sender, sent), ...(isNew ? [] : [balance(2, recipient, received)])],
    postTokenBalances: [balance(1, sender, sent - moved), balance(2, recipient, received + moved)],
  }
}

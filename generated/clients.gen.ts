// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { AptosNodeClient } from '../src/aptos-node.js'
import type { AptosClient } from '../src/aptos.js'
import type { AuthClient } from '../src/auth.js'
import type { EvmClient } from '../src/evm.js'
import type { Operation } from '../src/operation/operation.js'
import type { SolanaClient } from '../src/solana.js'
import type { StreamsClient } from '../src/streams.js'
import type { UniversalClient } from '../src/universal.js'
import { operations as aptos } from './aptos/client.gen.js'
import { operations as aptosNode } from './aptosNode/client.gen.js'
import { operations as auth } from './auth/client.gen.js'
import { operations as evm } from './evm/client.gen.js'
import { operations as solana } from './solana/client.gen.js'
import { operations as streams } from './streams/client.gen.js'
import { operations as universal } from './universal/client.gen.js'

/** One client per API. */
export interface ApiClients {
  /**
   * Aptos data: NFTs, collections, coins, wallets and accounts of Aptos.
   *
   * What has been read out of the transactions of Aptos: NFTs of the `0x3::token` standard with their collections and
   * owners, coins of the `0x1::coin` standard with their holders, and the movements of both. Every call takes a network
   * and defaults to mainnet.
   *
   * Amounts of a coin are in its smallest unit; for APT that is the octa, of which 100,000,000 make one APT. Whole
   * numbers of 64 bits and more are sent as decimal text. Times are UTC. Addresses may be sent without their leading
   * zeros; the client gives all 64 digits.
   *
   * Coins, collections and tokens are named by SHA-256 hashes, 64 hex digits without `0x`: of the coin type, of
   * `creator::collection`, and of `creator::collection::token`, with the creator's address at its full length.
   *
   * Most lists come in pages and end where `hasNextPage` is not true, whatever the cursor says.
   *
   * The provider announced the end of this API for 22 November 2024. The base URL of each network can be set in the
   * client, so the calls work wherever the same API is served.
   */
  readonly aptos: AptosClient
  /**
   * Aptos node: Accounts, events, transactions and blocks as an Aptos node tells them.
   *
   * What an Aptos node itself knows: the modules and resources of an account, events, transactions of every kind,
   * blocks, and the way to simulate and submit a transaction. Every call takes a network and defaults to mainnet.
   *
   * Whole numbers of 64 bits and more are sent as decimal text. Times are UTC, most of them in microseconds. Addresses
   * may be sent without their leading zeros; the client gives all 64 digits. Data whose shape a Move module decides
   * (event data, resources, arguments, table items) is passed on as it is, with its own keys.
   *
   * The provider announced the end of this gateway for 22 November 2024. The same calls work against any Aptos full
   * node; if a path differs from the gateway's, the operation says so. `getLedgerInfo` is served only by a plain node.
   */
  readonly aptosNode: AptosNodeClient
  /**
   * Authentication: Wallets that sign in, and profiles of several addresses.
   *
   * Signing in through the provider: it makes a text, a wallet signs it, and it says whose address that was. Each
   * address has a profile; addresses that are bound share one.
   *
   * The text is a message of EIP-4361, for Solana with a line `Network` and for Aptos with `Chain ID` 1 or 2. The
   * signatures of smart accounts are not known here: only keys sign in. Times are UTC.
   *
   * To sign users in on your own server instead, without depending on the provider, there is `createSignIn`.
   */
  readonly auth: AuthClient
  /**
   * EVM data: Wallets, tokens, NFTs, transactions, blocks and prices of EVM chains.
   *
   * On-chain data of Ethereum and other EVM chains. Calls that take a chain default to Ethereum (`0x1`). Amounts are in
   * the smallest unit of their currency unless a field says otherwise; times are UTC; addresses are accepted in any
   * case and returned in lower case.
   */
  readonly evm: EvmClient
  /**
   * Solana data: Wallets, tokens, NFTs, prices, trading pairs and swaps of Solana.
   *
   * On-chain data of Solana: what a wallet holds, what tokens and NFTs are, what they cost, and where they are traded.
   *
   * Addresses and signatures are base58, in which upper and lower case are different digits: they are sent as they are
   * given, and given as they are sent. Native amounts are in lamports, of which 1,000,000,000 make one SOL; amounts of
   * tokens are in the token's smallest unit where the name ends with `Raw`, and else in whole tokens. Times are UTC.
   *
   * Calls read mainnet. The provider's newest list of networks no longer has devnet.
   */
  readonly solana: SolanaClient
  /**
   * Streams: Watching addresses and contracts, and the deliveries that follow.
   *
   * A stream watches addresses, contracts or whole chains and posts what happened to a URL of yours. These operations
   * create streams, change them, say which addresses they watch, and show what was delivered and what failed. The
   * deliveries themselves are under `webhooks`. Names on the wire are camelCase, and lists are paged by a cursor.
   */
  readonly streams: StreamsClient
  /**
   * Universal: Wallets, tokens, prices, DeFi and transactions of EVM chains, Solana and Bitcoin, many chains in one
   * call.
   *
   * One API over EVM chains, Solana and Bitcoin. Operations on wallets take several chains at once and say of each row
   * which chain it is from; operations on tokens, pairs, blocks and transactions take one chain.
   *
   * A chain is given by id or name: `0x1`, `eth`, `solana`, `bitcoin`. Where several are taken, `all`, `mainnets` and
   * `testnets` stand for groups. Addresses of EVM chains are lower-case hex, those of Solana and Bitcoin are text whose
   * case matters. Times are UTC.
   *
   * A response over several chains may lack some of them, although its status is 200. `complete` says whether it has
   * all of them, and `missing` names the others. Sums of a response that isn't complete are lower bounds. The provider
   * calls this API early access, so it may still change.
   */
  readonly universal: UniversalClient
}

/** Creates a client from the operations of an API. */
export type Bind = <Client>(operations: readonly Operation[]) => Client

/** Creates a client for each API. */
export function bindApis(bind: Bind): ApiClients {
  return {
    aptos: bind<AptosClient>(aptos),
    aptosNode: bind<AptosNodeClient>(aptosNode),
    auth: bind<AuthClient>(auth),
    evm: bind<EvmClient>(evm),
    solana: bind<SolanaClient>(solana),
    streams: bind<StreamsClient>(streams),
    universal: bind<UniversalClient>(universal),
  }
}

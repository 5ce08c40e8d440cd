// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { RawCall } from '../../src/operation/rawCall.js'

/** What a call needs besides its inputs, by method and path of the document. */
export const calls: Readonly<Record<string, RawCall>> = {
  'POST /challenge/request/evm': { id: 'requestChallengeEvm', secrets: ['id'] },
  'POST /challenge/verify/evm': { id: 'verifyChallengeEvm', secrets: ['id'] },
  'POST /challenge/request/solana': { id: 'requestChallengeSolana', secrets: ['id'] },
  'POST /challenge/verify/solana': { id: 'verifyChallengeSolana', secrets: ['id'] },
  'POST /challenge/request/aptos': { id: 'requestChallengeAptos', secrets: ['id'] },
  'POST /challenge/verify/aptos': { id: 'verifyChallengeAptos', secrets: ['id'] },
  'POST /bind/request': { id: 'requestBind' },
  'POST /bind/request/verify': { id: 'verifyRequestBind' },
  'POST /bind/remove': { id: 'removeBind' },
  'POST /bind/remove/verify': { id: 'verifyRemoveBind' },
  'GET /profile/{profileId}/addresses': { id: 'getAddresses' },
}

// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

/** Ids of the operations of the API. */
export const operationIds: readonly string[] = [
  'requestChallengeEvm',
  'verifyChallengeEvm',
  'requestChallengeSolana',
  'verifyChallengeSolana',
  'requestChallengeAptos',
  'verifyChallengeAptos',
  'requestBind',
  'verifyRequestBind',
  'removeBind',
  'verifyRemoveBind',
  'getAddresses',
]

// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

export type { components }

export interface paths {
  '/bind/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A text to unbind an address
     * @description Makes the text that a wallet is to sign, so that its address leaves the profile it
     *     shares.
     */
    post: operations['removeBind']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/bind/remove/verify': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Unbind an address
     * @description Verifies the signature and unbinds the address. It gets a profile of its own. Whether
     *     the same signature can be verified a second time is not known.
     */
    post: operations['verifyRemoveBind']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/bind/request': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Texts to bind two addresses
     * @description Makes the texts that two wallets are to sign, so that their addresses share a
     *     profile: one text for each address, in the order asked.
     */
    post: operations['requestBind']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/bind/request/verify': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Bind two addresses
     * @description Verifies both signatures and binds the addresses. They get a new profile, which they
     *     share. Whether the same signatures can be verified a second time is not known.
     */
    post: operations['verifyRequestBind']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/challenge/request/aptos': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Request a challenge for an Aptos account
     * @description Makes the text that a wallet is to sign. Show `message` to the wallet as it is, and
     *     keep `id` on your server: it is a secret, by which you know the challenge again when
     *     it has been verified. It lives for `timeout` seconds. The public key must be that of
     *     the address.
     */
    post: operations['requestChallengeAptos']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/challenge/request/evm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Request a challenge for an EVM account
     * @description Makes the text that a wallet is to sign. Show `message` to the wallet as it is, and
     *     keep `id` on your server: it is a secret, by which you know the challenge again when
     *     it has been verified. It lives for `timeout` seconds.
     */
    post: operations['requestChallengeEvm']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/challenge/request/solana': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Request a challenge for a Solana account
     * @description Makes the text that a wallet is to sign. Show `message` to the wallet as it is, and
     *     keep `id` on your server: it is a secret, by which you know the challenge again when
     *     it has been verified. It lives for `timeout` seconds.
     */
    post: operations['requestChallengeSolana']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/challenge/verify/aptos': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify the challenge of an Aptos account
     * @description Verifies that the address in the message has signed it, and says what the message
     *     said. Whether a challenge can be verified a second time is not known: treat it as if
     *     it could not.
     */
    post: operations['verifyChallengeAptos']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/challenge/verify/evm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify the challenge of an EVM account
     * @description Verifies that the address in the message has signed it, and says what the message
     *     said. Whether a challenge can be verified a second time is not known: treat it as if
     *     it could not.
     */
    post: operations['verifyChallengeEvm']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/challenge/verify/solana': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify the challenge of a Solana account
     * @description Verifies that the address in the message has signed it, and says what the message
     *     said. Whether a challenge can be verified a second time is not known: treat it as if
     *     it could not.
     */
    post: operations['verifyChallengeSolana']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile/{profileId}/addresses': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Addresses of a profile
     * @description Lists the addresses that share a profile, of whatever chains, as the service writes
     *     them.
     */
    get: operations['getAddresses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export type $defs = Record<string, never>
export interface operations {
  removeBind: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The address, and the profile that it leaves. */
    requestBody: {
      content: {
        'application/json': components['schemas']['UnbindRequest']
      }
    }
    responses: {
      /** @description The text. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UnbindMessage']
        }
      }
      /** @description The text. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UnbindMessage']
        }
      }
      /**
       * @description The request breaks a rule of the operation, or its address is none; the message names
       *     it.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  verifyRemoveBind: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The text with its signature. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SignedUnbindMessage']
      }
    }
    responses: {
      /** @description The profile of the address alone. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Profile']
        }
      }
      /** @description The profile of the address alone. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Profile']
        }
      }
      /**
       * @description The signature is not that of the address in the message, or the message is none of a
       *     challenge.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  requestBind: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The two addresses. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BindRequest']
      }
    }
    responses: {
      /** @description The texts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BindMessages']
        }
      }
      /** @description The texts. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BindMessages']
        }
      }
      /** @description The request breaks a rule of the operation; the messages name them. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  verifyRequestBind: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description Both texts with their signatures. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SignedBindMessages']
      }
    }
    responses: {
      /** @description The profile that they share. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Profile']
        }
      }
      /** @description The profile that they share. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Profile']
        }
      }
      /**
       * @description The signature is not that of the address in the message, or the message is none of a
       *     challenge.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  requestChallengeAptos: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description Who signs in, and to what. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AptosChallengeRequest']
      }
    }
    responses: {
      /** @description The challenge. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosChallenge']
        }
      }
      /** @description The challenge. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosChallenge']
        }
      }
      /**
       * @description The request breaks a rule of the operation, or its address is none; the message names
       *     it.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  requestChallengeEvm: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description Who signs in, and to what. */
    requestBody: {
      content: {
        'application/json': components['schemas']['EvmChallengeRequest']
      }
    }
    responses: {
      /** @description The challenge. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EvmChallenge']
        }
      }
      /** @description The challenge. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EvmChallenge']
        }
      }
      /**
       * @description The request breaks a rule of the operation, or its address is none; the message names
       *     it.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  requestChallengeSolana: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description Who signs in, and to what. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SolanaChallengeRequest']
      }
    }
    responses: {
      /** @description The challenge. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SolanaChallenge']
        }
      }
      /** @description The challenge. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SolanaChallenge']
        }
      }
      /**
       * @description The request breaks a rule of the operation, or its address is none; the message names
       *     it.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  verifyChallengeAptos: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description What the wallet has signed. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AptosSignedMessage']
      }
    }
    responses: {
      /** @description Who has signed in. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifiedAptosChallenge']
        }
      }
      /** @description Who has signed in. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifiedAptosChallenge']
        }
      }
      /**
       * @description The signature is not that of the address in the message, or the message is none of a
       *     challenge.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  verifyChallengeEvm: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description What the wallet has signed. */
    requestBody: {
      content: {
        'application/json': components['schemas']['EvmSignedMessage']
      }
    }
    responses: {
      /** @description Who has signed in. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifiedEvmChallenge']
        }
      }
      /** @description Who has signed in. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifiedEvmChallenge']
        }
      }
      /**
       * @description The signature is not that of the address in the message, or the message is none of a
       *     challenge.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  verifyChallengeSolana: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description What the wallet has signed. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SolanaSignedMessage']
      }
    }
    responses: {
      /** @description Who has signed in. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifiedSolanaChallenge']
        }
      }
      /** @description Who has signed in. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifiedSolanaChallenge']
        }
      }
      /**
       * @description The signature is not that of the address in the message, or the message is none of a
       *     challenge.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getAddresses: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the profile.
         * @example 0xbfbcfab169c67072ff418133124480fea02175f1402aaa497daa4fd09026b0e1
         */
        profileId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The addresses. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': string[]
        }
      }
      /** @description The addresses. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': string[]
        }
      }
      /**
       * @description The request breaks a rule of the operation, or its address is none; the message names
       *     it.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
}

// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

export interface components {
  schemas: {
    /** @description An address, and whose it is. */
    AddressInfo: {
      /** @description The address; of EVM chains in checksum form. */
      address: string
      /**
       * @description Family of chains that the address is of.
       * @enum {string}
       */
      blockchainType: 'evm' | 'solana' | 'aptos'
      /**
       * Format: hash32
       * @description Public key of an Aptos address, 32 bytes of hex; the others have none.
       */
      publicKey?: string
    }
    /** @description What the service says when a request fails. */
    ApiErrorBody: {
      /** @description Further data about the error, where the service has any. */
      details?: unknown
      /** @description What went wrong, in English; some validation errors are a list of sentences. */
      message: string | string[]
      /** @description The service's name for the kind of error. */
      name?: string
      /** @description The HTTP status, repeated. */
      statusCode?: number
    }
    /** @description A text for a wallet to sign. */
    AptosChallenge: {
      /** @description Your secret name of the challenge, 17 letters and digits, by which you know it again. */
      id: string
      /** @description The text. The wallet must sign it as it is. */
      message: string
      /**
       * Format: hash32
       * @description Profile of the address.
       */
      profileId?: string
    }
    /** @description Who signs in, and to what. */
    AptosChallengeRequest: {
      /**
       * Format: aptos-address
       * @description Address that signs.
       */
      address: string
      /** @description Host that asks, without a scheme, such as `defi.finance`. */
      domain: string
      /**
       * Format: date-time
       * @description When the signed message stops being valid; a day such as `2027-01-01` means midnight
       *     UTC, when it begins.
       */
      expirationTime?: string
      /**
       * @description Network that the session is for.
       * @enum {string}
       */
      network: 'mainnet' | 'testnet'
      /**
       * Format: date-time
       * @description When the signed message starts being valid; a day such as `2027-01-01` means midnight
       *     UTC, when it begins.
       */
      notBefore?: string
      /**
       * Format: hash32
       * @description Public key of the address: 32 bytes of hex.
       */
      publicKey: string
      /** @description What the user is to see with the message. */
      resources?: string[]
      /** @description What the user agrees to, in words: ASCII without line breaks. */
      statement?: string
      /**
       * Format: count
       * @description Seconds that the challenge lives, from 15 to 120.
       * @default 15
       */
      timeout: number
      /** @description URI that the user signs in to, such as `https://defi.finance/`. */
      uri: string
    }
    /** @description What a wallet has signed. */
    AptosSignedMessage: {
      /** @description The text, as the challenge had it. */
      message: string
      /**
       * Format: hex
       * @description The signature: 64 bytes of hex.
       */
      signature: string
    }
    /** @description Texts that bind two addresses. */
    BindMessages: {
      /** @description A text for each address, in the order asked. */
      messages: string[]
    }
    /** @description Addresses that are to share a profile. */
    BindRequest: {
      /** @description The two addresses. */
      addresses: components['schemas']['AddressInfo'][]
    }
    /** @description A text for a wallet to sign. */
    EvmChallenge: {
      /** @description Your secret name of the challenge, 17 letters and digits, by which you know it again. */
      id: string
      /** @description The text. The wallet must sign it as it is. */
      message: string
      /**
       * Format: hash32
       * @description Profile of the address.
       */
      profileId?: string
    }
    /** @description Who signs in, and to what. */
    EvmChallengeRequest: {
      /**
       * Format: evm-address
       * @description Address that signs, in any case; it is sent in checksum form.
       */
      address: string
      /**
       * Format: evm-chain
       * @description Chain that the session is for. Default: the client's.
       * @default 0x1
       */
      chainId: string
      /** @description Host that asks, without a scheme, such as `defi.finance`. */
      domain: string
      /**
       * Format: date-time
       * @description When the signed message stops being valid; a day such as `2027-01-01` means midnight
       *     UTC, when it begins.
       */
      expirationTime?: string
      /**
       * Format: date-time
       * @description When the signed message starts being valid; a day such as `2027-01-01` means midnight
       *     UTC, when it begins.
       */
      notBefore?: string
      /** @description What the user is to see with the message. */
      resources?: string[]
      /** @description What the user agrees to, in words: ASCII without line breaks. */
      statement?: string
      /**
       * Format: count
       * @description Seconds that the challenge lives, from 15 to 120.
       * @default 15
       */
      timeout: number
      /** @description URI that the user signs in to, such as `https://defi.finance/`. */
      uri: string
    }
    /** @description What a wallet has signed. */
    EvmSignedMessage: {
      /** @description The text, as the challenge had it. */
      message: string
      /**
       * Format: hex
       * @description The signature: 65 bytes of hex.
       */
      signature: string
    }
    /** @description The addresses of the profile. */
    GetAddressesWire: string[]
    /** @description What addresses belong to. */
    Profile: {
      /**
       * Format: hash32
       * @description Id of the profile.
       */
      profileId: string
    }
    RemoveBindWire: components['schemas']['UnbindMessage']
    RequestBindWire: components['schemas']['BindMessages']
    RequestChallengeAptosWire: components['schemas']['AptosChallenge']
    RequestChallengeEvmWire: components['schemas']['EvmChallenge']
    RequestChallengeSolanaWire: components['schemas']['SolanaChallenge']
    /** @description Texts that bind two addresses, signed. */
    SignedBindMessages: {
      /** @description Both texts with their signatures. */
      verifications: components['schemas']['SignedMessage'][]
    }
    /** @description A text, and the signature of the address in it. */
    SignedMessage: {
      /** @description The text, as the service made it. */
      message: string
      /** @description The signature: hex, or base58 for Solana. */
      signature: string
    }
    /** @description A text that unbinds an address, signed. */
    SignedUnbindMessage: {
      /** @description The text, as the service made it. */
      message: string
      /** @description The signature: hex, or base58 for Solana. */
      signature: string
    }
    /** @description A text for a wallet to sign. */
    SolanaChallenge: {
      /** @description Your secret name of the challenge, 17 letters and digits, by which you know it again. */
      id: string
      /** @description The text. The wallet must sign it as it is. */
      message: string
      /**
       * Format: hash32
       * @description Profile of the address.
       */
      profileId?: string
    }
    /** @description Who signs in, and to what. */
    SolanaChallengeRequest: {
      /**
       * Format: solana-address
       * @description Address that signs.
       */
      address: string
      /** @description Host that asks, without a scheme, such as `defi.finance`. */
      domain: string
      /**
       * Format: date-time
       * @description When the signed message stops being valid; a day such as `2027-01-01` means midnight
       *     UTC, when it begins.
       */
      expirationTime?: string
      /**
       * @description Network that the session is for.
       * @enum {string}
       */
      network: 'mainnet' | 'testnet' | 'devnet'
      /**
       * Format: date-time
       * @description When the signed message starts being valid; a day such as `2027-01-01` means midnight
       *     UTC, when it begins.
       */
      notBefore?: string
      /** @description What the user is to see with the message. */
      resources?: string[]
      /** @description What the user agrees to, in words: ASCII without line breaks. */
      statement?: string
      /**
       * Format: count
       * @description Seconds that the challenge lives, from 15 to 120.
       * @default 15
       */
      timeout: number
      /** @description URI that the user signs in to, such as `https://defi.finance/`. */
      uri: string
    }
    /** @description What a wallet has signed. */
    SolanaSignedMessage: {
      /** @description The text, as the challenge had it. */
      message: string
      /**
       * Format: solana-signature
       * @description The signature: 64 bytes of base58.
       */
      signature: string
    }
    /** @description A text that unbinds an address. */
    UnbindMessage: {
      /** @description The text. The wallet must sign it as it is. */
      message: string
    }
    /** @description An address that is to leave its profile. */
    UnbindRequest: {
      /** @description The address; of EVM chains in checksum form. */
      address: string
      /**
       * @description Family of chains that the address is of.
       * @enum {string}
       */
      blockchainType: 'evm' | 'solana' | 'aptos'
      /**
       * Format: hash32
       * @description Profile that the address leaves.
       */
      profileId: string
      /**
       * Format: hash32
       * @description Public key of an Aptos address, 32 bytes of hex; the others have none.
       */
      publicKey?: string
    }
    /** @description Who has signed, and what the message said. */
    VerifiedAptosChallenge: {
      /**
       * Format: aptos-address
       * @description Address that has signed.
       */
      address: string
      /** @description Host that asked. */
      domain?: string
      /**
       * Format: date-time
       * @description When the message stops being valid; absent without an end.
       */
      expirationTime?: string
      /** @description Your secret name of the challenge. */
      id: string
      /** @description Network that the session is for. */
      network?: string
      /** @description What keeps the message from being used twice. */
      nonce?: string
      /**
       * Format: date-time
       * @description When the message starts being valid; absent where it was at once.
       */
      notBefore?: string
      /**
       * Format: hash32
       * @description Profile of the address.
       */
      profileId: string
      /**
       * Format: hash32
       * @description Public key of the address: 32 bytes of hex.
       */
      publicKey?: string
      /** @description What the user saw with the message; absent where that was nothing. */
      resources?: string[]
      /** @description What the user agreed to; absent where it was not asked. */
      statement?: string
      /** @description URI that the user signed in to. */
      uri?: string
      /** @description Version of the message, `1` or `1.0`. */
      version?: string
    }
    /** @description Who has signed, and what the message said. */
    VerifiedEvmChallenge: {
      /**
       * Format: evm-address
       * @description Address that has signed.
       */
      address: string
      /**
       * Format: evm-chain
       * @description Chain that the session is for.
       */
      chainId?: string | number
      /** @description Host that asked. */
      domain?: string
      /**
       * Format: date-time
       * @description When the message stops being valid; absent without an end.
       */
      expirationTime?: string
      /** @description Your secret name of the challenge. */
      id: string
      /** @description What keeps the message from being used twice. */
      nonce?: string
      /**
       * Format: date-time
       * @description When the message starts being valid; absent where it was at once.
       */
      notBefore?: string
      /**
       * Format: hash32
       * @description Profile of the address.
       */
      profileId: string
      /** @description What the user saw with the message; absent where that was nothing. */
      resources?: string[]
      /** @description What the user agreed to; absent where it was not asked. */
      statement?: string
      /** @description URI that the user signed in to. */
      uri?: string
      /** @description Version of the message, `1` or `1.0`. */
      version?: string
    }
    /** @description Who has signed, and what the message said. */
    VerifiedSolanaChallenge: {
      /**
       * Format: solana-address
       * @description Address that has signed.
       */
      address: string
      /** @description Host that asked. */
      domain?: string
      /**
       * Format: date-time
       * @description When the message stops being valid; absent without an end.
       */
      expirationTime?: string
      /** @description Your secret name of the challenge. */
      id: string
      /** @description Network that the session is for. */
      network?: string
      /** @description What keeps the message from being used twice. */
      nonce?: string
      /**
       * Format: date-time
       * @description When the message starts being valid; absent where it was at once.
       */
      notBefore?: string
      /**
       * Format: hash32
       * @description Profile of the address.
       */
      profileId: string
      /** @description What the user saw with the message; absent where that was nothing. */
      resources?: string[]
      /** @description What the user agreed to; absent where it was not asked. */
      statement?: string
      /** @description URI that the user signed in to. */
      uri?: string
      /** @description Version of the message, `1` or `1.0`. */
      version?: string
    }
    VerifyChallengeAptosWire: components['schemas']['VerifiedAptosChallenge']
    VerifyChallengeEvmWire: components['schemas']['VerifiedEvmChallenge']
    VerifyChallengeSolanaWire: components['schemas']['VerifiedSolanaChallenge']
    VerifyRemoveBindWire: components['schemas']['Profile']
    VerifyRequestBindWire: components['schemas']['Profile']
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}

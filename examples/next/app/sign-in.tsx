'use client'

import { useState } from 'react'
import { signInMessage } from './actions'

declare const ethereum: { request(call: { method: string; params?: readonly string[] }): Promise<string & string[]> }

export function SignIn() {
  const [user, setUser] = useState<string>()
  const start = async () => {
    const [address = ''] = await ethereum.request({ method: 'eth_requestAccounts' })
    const message = await signInMessage(address)
    const signature = await ethereum.request({ method: 'personal_sign', params: [message, address] })
    const response = await fetch('/sign-in', { method: 'POST', body: JSON.stringify({ message, signature }) })
    const answer = await response.json()
    setUser(answer.address ?? answer.reason)
  }
  if (user) return <p>Signed in: {user}</p>
  return (
    <button type="button" onClick={start}>
      Sign in
    </button>
  )
}

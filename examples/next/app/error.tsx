'use client'

const texts: Readonly<Record<string, string>> = {
  'ledgerline:INVALID_ARGUMENT': 'This is not an address.',
  'ledgerline:RATE_LIMITED': 'We are busy. Try again in a minute.',
}

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main role="alert">
      <p>{texts[error.digest ?? ''] ?? 'Something went wrong.'}</p>
      <button type="button" onClick={reset}>
        Try again
      </button>
    </main>
  )
}

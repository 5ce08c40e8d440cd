import { Suspense } from 'react'
import { Balance } from './balance'

export default function Page({ params }: { params: Promise<{ address: string }> }) {
  return (
    <Suspense fallback={<p>Loading …</p>}>
      {params.then(({ address }) => (
        <Balance address={address} />
      ))}
    </Suspense>
  )
}

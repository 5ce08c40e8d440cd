import Link from 'next/link'
import { SignIn } from './sign-in'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

export default function Page() {
  return (
    <main>
      <h1>{address}</h1>
      <ul>
        {['wallet', 'tokens', 'balance'].map((view) => (
          <li key={view}>
            <Link href={`/${view}/${address}`}>{view}</Link>
          </li>
        ))}
      </ul>
      <SignIn />
    </main>
  )
}

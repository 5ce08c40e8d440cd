import type { ReactNode } from 'react'
import { Providers } from './providers'

const origin = process.env.APP_ORIGIN ?? 'http://localhost:3000'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers origin={origin}>{children}</Providers>
      </body>
    </html>
  )
}

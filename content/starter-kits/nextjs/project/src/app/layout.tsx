import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import Toast from '@/components/toast'
import { themeScript } from '@/lib/theme-script'
import { getToast } from '@/server/toast'
import './globals.css'

export const metadata: Metadata = {
  title: { template: '%s – Lintel', default: 'Lintel' },
  description: 'Figures, goals and invoices in one place.',
}

/** Asks for the request's headers, so every page is rendered when it is asked for, as a nonce needs it. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined

  return (
    // The script in the head changes the class before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        {children}
        <Toast toast={await getToast()} />
      </body>
    </html>
  )
}

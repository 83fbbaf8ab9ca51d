import { bundle } from '#toolchain/stamps/bundle.ts'

/** Bundles pages and mails for being rendered on the server. */
export async function buildServerPages(): Promise<string> {
  await bundle({ build: { ssr: true } })
  return 'pages and mails for the server'
}

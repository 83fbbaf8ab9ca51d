import type { User } from '#lib/server/accounts/accounts.ts'

declare global {
  namespace App {
    interface Locals {
      /** Whoever is signed in, as src/hooks.server.ts found them. */
      user: User | null
      session: string | undefined
    }
  }
}

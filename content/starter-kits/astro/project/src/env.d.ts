declare namespace App {
  interface Locals {
    /** Who is signed in. */
    user?: import('./server/accounts.ts').User
    session?: string
    /** What a form sent, field by field; empty where nothing was. */
    form: Record<string, string>
    /** What the last form did, to be said once. */
    toast?: string
  }
}

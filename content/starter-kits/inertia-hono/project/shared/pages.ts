/** Every page by its name, the path of its file in client/pages, with the props the server hands to it. */
export type Pages = {
  dashboard: object
  billing: { invoices: Invoice[] }
  settings: object
  'auth/sign-in': { next: string }
  'auth/register': object
  'auth/check-email': { email: string; link: string }
  'auth/verify': { token: string }
  'auth/forgot-password': object
  'auth/reset-password': { token: string }
  'auth/used-link': object
  'errors/not-found': object
  'errors/failure': object
}
export type PageName = keyof Pages

export type Invoice = { number: string; customer: string; total: string }

/** What pages may know of the one who is signed in. */
export type User = { name: string; email: string }

/** What every page has. */
export type SharedProps = {
  user: User | null
  /** What was typed into a form that was refused, where the browser sent it without JavaScript. */
  old: Record<string, string>
}

declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: SharedProps
    flashDataType: { toast?: string }
  }
}

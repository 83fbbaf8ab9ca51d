/** What the client and its drawing on the server agree on. */
import AppFrame from './layouts/app-frame.tsx'
import AuthLayout from './layouts/auth-layout.tsx'

export const title = (title: string) => (title ? `${title} – Lintel` : 'Lintel')

/** For pages that name no layout of their own. Members' pages do, so that guests load nothing of theirs. */
export const layout = (name: string) => (name.startsWith('auth/') ? [AppFrame, AuthLayout] : [AppFrame])

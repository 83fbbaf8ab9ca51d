import { createContext } from 'react'

type Base = { docHref: (slug: string) => string; idPrefix: string }

/** Where a text is read, which decides where its links lead. */
export const LinkBase = createContext<Base>({ docHref: (slug) => slug, idPrefix: '' })

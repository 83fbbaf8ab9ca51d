import { createContext } from 'react'
import type { PageComponent } from '#shared/page-props.ts'

type Base = { docHref: (slug: string) => string; idPrefix: string; shown: Record<string, PageComponent> }

/** Where a text is read, which decides where its links lead, and the components that stand in it. */
export const LinkBase = createContext<Base>({ docHref: (slug) => slug, idPrefix: '', shown: {} })

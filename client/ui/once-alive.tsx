import type { ReactNode } from 'react'
import { useMounted } from '#client/hooks/use-mounted.ts'

/**
 * What nobody sees before a script has opened it: a document comes without it, half as large, and it is drawn once the
 * page is alive. Not for what is read, printed or found without a script.
 */
export const OnceAlive = ({ children }: { children: ReactNode }) => (useMounted() ? children : null)

import type { ReactNode } from 'react'
import { Rail } from '../rail'

export default function AppLayout({ children }: { children: ReactNode }) {
  return (
    <div className="xl:grid xl:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <Rail />
      <main id="content" className="min-w-0">
        {children}
      </main>
    </div>
  )
}

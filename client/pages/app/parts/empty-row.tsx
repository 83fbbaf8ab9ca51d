import type { ComponentType, ReactNode, SVGProps } from 'react'

type Props = { icon: ComponentType<SVGProps<SVGSVGElement>>; children: ReactNode }

/** What a row of pictures says before there are any: how the first one comes here. */
export const EmptyRow = ({ icon: Icon, children }: Props) => (
  <p className="mt-3 flex items-start gap-3 rounded-xl border border-dashed border-line-strong px-5 py-5 text-sm/6 text-pretty text-muted">
    <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-faint" />
    <span>{children}</span>
  </p>
)

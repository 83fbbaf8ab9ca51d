import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Tone = 'neutral' | 'accent' | 'success'

const tones: Record<Tone, string> = {
  neutral: 'bg-hover text-muted',
  accent: 'bg-accent-wash text-accent',
  success: 'bg-emerald-600/10 text-emerald-800 dark:bg-emerald-400/15 dark:text-emerald-300',
}

type Props = { children: ReactNode; tone?: Tone; className?: string }

export function Badge({ children, tone = 'neutral', className }: Props) {
  return <span className={clsx('badge', tones[tone], className)}>{children}</span>
}

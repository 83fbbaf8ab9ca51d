import { Link as InertiaLink } from '#client/router-link.tsx'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type ButtonVariant = 'primary' | 'secondary' | 'secondary-alt' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'
export type ButtonColor = 'blue' | 'gray' | 'indigo' | 'purple'

type Look = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** The family the variant is dyed in; danger is always red. */
  color?: ButtonColor | undefined
  /** Shown as pressed or chosen. */
  active?: boolean
}

const base =
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 text-center font-medium text-balance transition-[background-color,color,box-shadow] select-none disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55'

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 rounded-md px-2.5 py-1 text-[0.8125rem] pointer-coarse:min-h-10',
  md: 'min-h-10 rounded-lg px-3.5 py-1.5 text-sm',
  lg: 'min-h-11 rounded-lg px-4.5 py-2 text-[0.9375rem]',
  xl: 'min-h-12 rounded-lg px-5.5 py-2.5 text-base',
}

const solid: Record<ButtonColor, string> = {
  blue: 'bg-primary-600 text-white hover:bg-primary-700 data-active:bg-primary-800',
  gray: 'bg-gray-800 text-white hover:bg-gray-900 data-active:bg-black dark:bg-gray-200 dark:text-gray-950 dark:hover:bg-white dark:data-active:bg-gray-300',
  indigo: 'bg-indigo-600 text-white hover:bg-indigo-700 data-active:bg-indigo-800',
  purple: 'bg-purple-600 text-white hover:bg-purple-700 data-active:bg-purple-800',
}

const tint: Record<ButtonColor, string> = {
  blue: 'bg-primary-600/10 text-primary-700 hover:bg-primary-600/16 data-active:bg-primary-600/22 dark:bg-primary-400/15 dark:text-primary-300 dark:hover:bg-primary-400/22',
  gray: 'bg-hover text-ink hover:bg-line data-active:bg-line-strong',
  indigo:
    'bg-indigo-600/10 text-indigo-700 hover:bg-indigo-600/16 data-active:bg-indigo-600/22 dark:bg-indigo-400/15 dark:text-indigo-300 dark:hover:bg-indigo-400/22',
  purple:
    'bg-purple-600/10 text-purple-700 hover:bg-purple-600/16 data-active:bg-purple-600/22 dark:bg-purple-400/15 dark:text-purple-300 dark:hover:bg-purple-400/22',
}

const outlineText: Record<ButtonColor, string> = {
  blue: 'text-accent',
  gray: 'text-ink',
  indigo: 'text-indigo-700 dark:text-indigo-300',
  purple: 'text-purple-700 dark:text-purple-300',
}

const variants: Record<ButtonVariant, (color: ButtonColor) => string> = {
  primary: (color) => clsx('shadow-xs inset-shadow-2xs inset-shadow-white/20', solid[color]),
  secondary: (color) => tint[color],
  'secondary-alt': (color) =>
    clsx(
      'bg-raised shadow-xs inset-ring inset-ring-line-strong hover:bg-sunken data-active:bg-hover dark:shadow-none dark:hover:bg-overlay',
      outlineText[color],
    ),
  danger: () => 'bg-red-600 text-white shadow-xs hover:bg-red-700 data-active:bg-red-800',
}

const defaultColor = (variant: ButtonVariant): ButtonColor => (variant === 'primary' ? 'blue' : 'gray')

export function buttonClass({ variant = 'primary', size = 'md', color }: Look, className?: string) {
  return clsx(base, sizes[size], variants[variant](color ?? defaultColor(variant)), className)
}

type ButtonProps = Look & { children: ReactNode } & Omit<ComponentProps<'button'>, 'color'>

export function Button({ variant, size, color, active, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      data-active={active || undefined}
      className={buttonClass({ variant, size, color }, className)}
      {...rest}
    />
  )
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof InertiaLink>, 'size' | 'color'>

/** A link that looks like a button. */
export function ButtonLink({ variant, size, color, active, className, ...rest }: ButtonLinkProps) {
  return (
    <InertiaLink
      data-active={active || undefined}
      className={buttonClass({ variant, size, color }, className)}
      {...rest}
    />
  )
}

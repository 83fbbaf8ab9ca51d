/** Lists of classes that several views share. */
export const link =
  'rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400'

const anyButton =
  'rounded-lg px-3.5 py-2 text-sm/6 font-semibold shadow-xs transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400'

export const buttons = {
  primary: `${anyButton} bg-primary-600 text-white hover:bg-primary-700 active:bg-primary-800`,
  plain: `${anyButton} bg-white text-secondary-900 ring-1 ring-secondary-300 ring-inset hover:bg-secondary-50 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10`,
  danger: `${anyButton} bg-red-700 text-white hover:bg-red-800 active:bg-red-900`,
}

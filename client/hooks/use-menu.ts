import { usePage } from '@inertiajs/react'
import type { MarketingProps } from '#shared/page-props.ts'

/** What there is to lead to from a public page. */
export const useMenu = () => usePage<MarketingProps>().props.menu

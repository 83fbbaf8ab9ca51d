import { type LayoutName, layoutOf } from '#shared/layouts.ts'
import AppLayout from './app.tsx'
import AuthLayout from './auth.tsx'
import MarketingLayout from './marketing.tsx'

const layouts = { none: null, auth: AuthLayout, app: AppLayout, marketing: MarketingLayout } satisfies Record<
  LayoutName,
  unknown
>

/** The component round a page, by the page's name. */
export const layoutFor = (name: string) => layouts[layoutOf(name)]

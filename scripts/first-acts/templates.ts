/** Every kind of page with server markup, by one of its addresses, and what it takes to look at it. */
import type { BrowserContextOptions } from 'playwright-core'
import { urls } from '#shared/urls.ts'

export type Template = { path: string; isSignedIn?: boolean }

/** A page of the library with free parts, and one of the others. */
const [open, sold] = ['application-ui/components/alerts', 'application-ui/components/calendars']
/** A free part. */
const part = `${open}/dismissible-alerts-in-four-tones`

export const templates: readonly Template[] = [
  ...[
    urls.home(),
    urls.pricing(),
    urls.components(),
    urls.subcategory(open),
    urls.subcategory(sold),
    urls.component(part),
    urls.flavours(part),
    urls.freeComponents(),
    urls.componentOfTheDay(),
    urls.templates(),
    urls.template('carbon'),
    urls.starterKits(),
    urls.starterKit('html-vite'),
    urls.tools(),
    urls.webApplication(),
    urls.useItYourWay(),
    urls.affiliate(),
    urls.docs(),
    urls.docs('flavours'),
    urls.docsSearch('tailwind'),
    urls.blog(),
    urls.changelog(),
    urls.legal('license'),
    urls.legal('security'),
    urls.componentRequests(),
    urls.newComponentRequest('carousel'),
    urls.news(),
    urls.newsLeave('unknown'),
    urls.login(),
    urls.register(),
    urls.forgotPassword(),
    urls.resetPassword('unknown'),
    urls.assistantProblem(),
    urls.buttonTool(),
    urls.paletteTool(),
    urls.iconTool('heroicons-v1'),
    urls.iconTool('heroicons-v2'),
    urls.iconTool('lucide-icons'),
    urls.iconTool('bootstrap-icons'),
  ].map((path) => ({ path })),
  ...[
    urls.app(),
    urls.appLibrary(),
    urls.appSubcategory(open),
    urls.appComponent(part),
    urls.favourites(),
    urls.appDocumentation('flavours'),
    urls.extrasTools(),
    urls.appStarterKit('html-vite'),
    urls.settings(),
    urls.accessKeys(),
    urls.profile(),
    urls.activeLicense(),
    urls.billing(),
  ].map((path) => ({ path, isSignedIn: true })),
]

/** A finger on a phone, and a mouse where there is room for all controls. */
export const views: Readonly<Record<'phone' | 'desktop', BrowserContextOptions>> = {
  phone: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
}

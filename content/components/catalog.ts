/**
 * The one list of packages, categories and subcategories: titles, in sentence case, and order.
 * A folder of components must have its place here; a place without components does not show.
 */
import type { PackageSlug } from '#shared/catalog.ts'

type Subcategories = Record<string, string>
type Package = { title: string; categories: Record<string, { title: string; subcategories: Subcategories }> }

export const catalog: Record<PackageSlug, Package> = {
  'application-ui': {
    title: 'Application UI',
    categories: {
      layouts: {
        title: 'Layouts',
        subcategories: {
          stacked: 'Stacked',
          'dark-sidebar': 'Dark sidebar',
          'light-sidebar': 'Light sidebar',
          various: 'Various',
        },
      },
      components: {
        title: 'Components',
        subcategories: {
          alerts: 'Alerts',
          avatars: 'Avatars',
          'audio-controls': 'Audio controls',
          badges: 'Badges',
          banners: 'Banners',
          breadcrumbs: 'Breadcrumbs',
          buttons: 'Buttons',
          'button-groups': 'Button groups',
          calendars: 'Calendars',
          cards: 'Cards',
          'cards-in-grid': 'Cards in grid',
          'card-headings': 'Card headings',
          chat: 'Chat',
          'command-palettes': 'Command palettes',
          dividers: 'Dividers',
          dropdowns: 'Dropdowns',
          'empty-states': 'Empty states',
          'form-actions': 'Form actions',
          'form-elements': 'Form elements',
          'form-input-groups': 'Form input groups',
          'form-layouts': 'Form layouts',
          'form-radio-groups': 'Form radio groups',
          'form-switches': 'Form switches',
          'list-groups': 'List groups',
          'media-objects': 'Media objects',
          modals: 'Modals',
          navigation: 'Navigation',
          notifications: 'Notifications',
          offcanvas: 'Offcanvas',
          'page-headings': 'Page headings',
          pagination: 'Pagination',
          popovers: 'Popovers',
          'progress-bars': 'Progress bars',
          ribbons: 'Ribbons',
          'select-menus': 'Select menus',
          statistics: 'Statistics',
          steps: 'Steps',
          tables: 'Tables',
          tabs: 'Tabs',
          timeline: 'Timeline',
          tooltips: 'Tooltips',
        },
      },
      pages: {
        title: 'Pages',
        subcategories: {
          'sign-in': 'Sign in',
          'sign-up': 'Sign up',
          'password-reset': 'Password reset',
          'two-factor': 'Two factor',
          installation: 'Installation',
          status: 'Status',
          maintenance: 'Maintenance',
          errors: 'Errors',
          invoice: 'Invoice',
          'user-profile': 'User profile',
        },
      },
    },
  },
  marketing: {
    title: 'Marketing',
    categories: {
      layouts: { title: 'Layouts', subcategories: { various: 'Various' } },
      sections: {
        title: 'Sections',
        subcategories: {
          hero: 'Hero',
          'main-headers': 'Main headers',
          'page-headers': 'Page headers',
          footers: 'Footers',
          about: 'About',
          'blog-lists': 'Blog lists',
          'blog-posts': 'Blog posts',
          comments: 'Comments',
          contact: 'Contact',
          'content-sliders': 'Content sliders',
          cta: 'CTA',
          faq: 'FAQ',
          features: 'Features',
          'image-overlays': 'Image overlays',
          'image-sliders': 'Image sliders',
          logos: 'Logos',
          newsletter: 'Newsletter',
          'page-separators': 'Page separators',
          pricing: 'Pricing',
          statistics: 'Statistics',
          team: 'Team',
          testimonials: 'Testimonials',
        },
      },
      pages: {
        title: 'Pages',
        subcategories: {
          home: 'Home',
          features: 'Features',
          pricing: 'Pricing',
          contact: 'Contact',
          about: 'About',
        },
      },
    },
  },
  ecommerce: {
    title: 'Ecommerce',
    categories: {
      sections: {
        title: 'Sections',
        subcategories: {
          'category-filters': 'Category filters',
          checkout: 'Checkout',
          'product-lists': 'Product lists',
          'product-details': 'Product details',
          'product-reviews': 'Product reviews',
        },
      },
    },
  },
}

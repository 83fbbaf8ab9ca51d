/**
 * The one list of packages, categories and subcategories: titles and order.
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
          'dark-sidebar': 'Dark Sidebar',
          'light-sidebar': 'Light Sidebar',
          various: 'Various',
        },
      },
      components: {
        title: 'Components',
        subcategories: {
          alerts: 'Alerts',
          avatars: 'Avatars',
          'audio-controls': 'Audio Controls',
          badges: 'Badges',
          banners: 'Banners',
          breadcrumbs: 'Breadcrumbs',
          buttons: 'Buttons',
          'button-groups': 'Button Groups',
          calendars: 'Calendars',
          cards: 'Cards',
          'cards-in-grid': 'Cards in Grid',
          'card-headings': 'Card Headings',
          chat: 'Chat',
          'command-palettes': 'Command Palettes',
          dividers: 'Dividers',
          dropdowns: 'Dropdowns',
          'empty-states': 'Empty States',
          'form-actions': 'Form Actions',
          'form-elements': 'Form Elements',
          'form-input-groups': 'Form Input Groups',
          'form-layouts': 'Form Layouts',
          'form-radio-groups': 'Form Radio Groups',
          'form-switches': 'Form Switches',
          'list-groups': 'List Groups',
          'media-objects': 'Media Objects',
          modals: 'Modals',
          navigation: 'Navigation',
          notifications: 'Notifications',
          offcanvas: 'Offcanvas',
          'page-headings': 'Page Headings',
          pagination: 'Pagination',
          popovers: 'Popovers',
          'progress-bars': 'Progress Bars',
          ribbons: 'Ribbons',
          'select-menus': 'Select Menus',
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
          'sign-in': 'Sign In',
          'sign-up': 'Sign Up',
          'password-reset': 'Password Reset',
          'two-factor': 'Two Factor',
          installation: 'Installation',
          status: 'Status',
          maintenance: 'Maintenance',
          errors: 'Errors',
          invoice: 'Invoice',
          'user-profile': 'User Profile',
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
          'main-headers': 'Main Headers',
          'page-headers': 'Page Headers',
          footers: 'Footers',
          about: 'About',
          'blog-lists': 'Blog Lists',
          'blog-posts': 'Blog Posts',
          comments: 'Comments',
          contact: 'Contact',
          'content-sliders': 'Content Sliders',
          cta: 'CTA',
          faq: 'FAQ',
          features: 'Features',
          'image-overlays': 'Image Overlays',
          'image-sliders': 'Image Sliders',
          logos: 'Logos',
          newsletter: 'Newsletter',
          'page-separators': 'Page Separators',
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
          'category-filters': 'Category Filters',
          checkout: 'Checkout',
          'product-lists': 'Product Lists',
          'product-details': 'Product Details',
          'product-reviews': 'Product Reviews',
        },
      },
    },
  },
}

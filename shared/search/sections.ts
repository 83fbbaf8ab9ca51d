/**
 * What somebody may call a section of the library, and what they may look for there that it lacks: words that lead to the
 * section itself when no component has them, with commas between. By the section's path.
 */
const words: Readonly<Record<string, string>> = {
  'application-ui/layouts/stacked': 'app shell, top navigation, page shell, holy grail, container, grid',
  'application-ui/layouts/dark-sidebar': 'app shell, admin dashboard, admin template, crm',
  'application-ui/layouts/light-sidebar': 'app shell, admin dashboard, admin template, resizable, splitter',
  'application-ui/layouts/various':
    'split view, master detail, kanban, board, panes, email, three column, trello, file manager, map',
  'application-ui/components/alerts': 'warning, error message, success message, info',
  'application-ui/components/avatars': 'initials, user',
  'application-ui/components/audio-controls': 'video, video player, playlist, volume, waveform, voice message',
  'application-ui/components/badges': 'count, status, indicator, token',
  'application-ui/components/banners': 'system bar, sale, countdown, install app',
  'application-ui/components/breadcrumbs': 'path, location',
  'application-ui/components/buttons':
    'link, icon button, loading button, floating action button, fab, social buttons, back to top, scroll to top',
  'application-ui/components/button-groups': 'segmented, pagination buttons',
  'application-ui/components/calendars': 'time picker, booking, appointment, gantt, week, year, clock, planner',
  'application-ui/components/cards': 'panel, well, container, profile card, weather, widget',
  'application-ui/components/cards-in-grid': 'grid, grid list, tiles, masonry, portfolio, contact cards',
  'application-ui/components/card-headings': 'section header, title',
  'application-ui/components/chat': 'ai, ai chat, assistant, chatbot, gpt, prompt, support, bot, llm',
  'application-ui/components/command-palettes': 'launcher, search modal, search dialog, keyboard, ai prompt',
  'application-ui/components/dividers': 'line, border, spacer',
  'application-ui/components/dropdowns': 'menubar, right click, notifications dropdown, more actions',
  'application-ui/components/empty-states': 'first run, onboarding, upsell, placeholder',
  'application-ui/components/form-actions': 'buttons, sticky footer, cancel and save',
  'application-ui/components/form-elements':
    'float label, floating label, password, phone, color picker, pin, file, form, wysiwyg, signature, number, mask',
  'application-ui/components/form-input-groups': 'country code, addons, phone number, currency, url, iban, inline form',
  'application-ui/components/form-layouts':
    'form, grid form, sign up form, address, profile form, job application, wizard, inline form, form builder, event form',
  'application-ui/components/form-radio-groups': 'plan selection, poll, emoji, size, color, quiz, shipping method',
  'application-ui/components/form-switches': 'privacy, dark mode, theme, consent, feature flags',
  'application-ui/components/list-groups':
    'ordered list, bullet list, contacts, tree, tree view, transfer list, todo, drag and drop list, sortable list, virtual list, todo list',
  'application-ui/components/media-objects': 'tweet, social post, post card, embed',
  'application-ui/components/modals':
    'lightbox, image viewer, tour, welcome, upload modal, video modal, share dialog, invite',
  'application-ui/components/navigation':
    'tree, tree view, dock, bottom navigation, tab bar, skip link, anchor, scrollspy, back to top, menu bar, vertical menu, explorer',
  'application-ui/components/notifications': 'alerts, push, notification center, bell, inbox, badge',
  'application-ui/components/offcanvas': 'filter drawer, cart drawer, settings panel, help panel',
  'application-ui/components/page-headings': 'hero, profile header, cover, toolbar',
  'application-ui/components/pagination': 'next, previous, cursor, rows per page, infinite',
  'application-ui/components/popovers':
    'profile card, color picker, date, emoji picker, coach mark, tour, popconfirm, share',
  'application-ui/components/progress-bars':
    'spinner, skeleton, loader, circular progress, gauge, upload progress, shimmer, preloader, placeholder, loading state, busy, storage, ring, radial, circle',
  'application-ui/components/ribbons': 'corner, new, sale, sticker',
  'application-ui/components/select-menus':
    'combobox, country, multi select, autocomplete, tree select, cascader, people picker, assignee, time zone, currency',
  'application-ui/components/statistics':
    'chart, line chart, bar chart, pie chart, heatmap, heat map, gauge, funnel, analytics, reports, trend, revenue, leaderboard, ranking',
  'application-ui/components/steps':
    'wizard, checkout steps, onboarding, checklist, multi step form, tracker, order tracking, roadmap, progress tracker, tour',
  'application-ui/components/tables':
    'treegrid, data grid, pivot, kanban, spreadsheet, excel, editable, tree table, sticky header, csv, virtualized, column, orders, users, rows, gantt',
  'application-ui/components/tabs': 'vertical tabs, pills, view switcher',
  'application-ui/components/timeline': 'audit, log, changelog, roadmap, history, git, order status, events',
  'application-ui/components/tooltips': 'help, info icon, hover',
  'application-ui/pages/sign-in': 'login form, welcome back, lock screen, magic link, passkey',
  'application-ui/pages/sign-up': 'join, trial, create account, register form, onboarding',
  'application-ui/pages/password-reset': 'change password, check your email, new password',
  'application-ui/pages/two-factor':
    'pin, pin input, code input, verify, sms, recovery codes, email verification, verify email',
  'application-ui/pages/installation': 'docs, documentation, setup, wizard, guide, api',
  'application-ui/pages/status': 'health, monitoring, uptime monitor, system health',
  'application-ui/pages/maintenance': 'coming soon, launch, countdown, offline, waitlist',
  'application-ui/pages/errors':
    '500, 403, 503, offline, access denied, server error, crash, forbidden, unauthorized, oops',
  'application-ui/pages/invoice': 'quote, pdf, print, estimate, order confirmation, tax',
  'application-ui/pages/user-profile': 'social profile, settings page, member, public profile, resume, cv, portfolio',
  'marketing/layouts/various':
    'documentation, docs, page layout, content page, article layout, terms, privacy, legal, wiki, knowledge base',
  'marketing/sections/hero': 'headline, intro, video background, app store, parallax, app download, gradient',
  'marketing/sections/main-headers':
    'sticky header, transparent header, menu, site navigation, website header, logo header',
  'marketing/sections/page-headers': 'sub hero, title section, banner, breadcrumb, cover',
  'marketing/sections/footers': 'sitemap, social links, copyright, app store badges',
  'marketing/sections/about': 'history, company, values, timeline, careers, jobs, press',
  'marketing/sections/blog-lists': 'news, magazine, posts grid, podcast, changelog, featured post, archive, resources',
  'marketing/sections/blog-posts':
    'typography, prose, article page, share buttons, author, related posts, reading progress',
  'marketing/sections/comments': 'reactions, forum, likes, reddit',
  'marketing/sections/contact': 'map, google maps, support, office hours, directions, book a demo, form',
  'marketing/sections/content-sliders': 'marquee, stories, slider, scroll snap, ticker, before and after',
  'marketing/sections/cta': 'conversion, sign up section, download app, banner, app download, get started, countdown',
  'marketing/sections/faq': 'accordion, support, knowledge base, help',
  'marketing/sections/features':
    'process, how it works, services, integrations, icons, screenshot, alternating, use cases, code, security, steps',
  'marketing/sections/image-overlays':
    'portfolio, categories, hover effect, category cards, before after, video thumbnail',
  'marketing/sections/image-sliders': 'lightbox, gallery, slideshow, photo slider, before after, coverflow, zoom',
  'marketing/sections/logos': 'marquee, press, integrations, awards, as seen on',
  'marketing/sections/newsletter': 'exit intent, popup, lead magnet, waitlist, lead capture, download',
  'marketing/sections/page-separators': 'wave, curve, shape, slope, svg, angle, divider, scroll indicator',
  'marketing/sections/pricing': 'discount, per seat, lifetime, enterprise, donation, freemium, add ons, paywall',
  'marketing/sections/statistics': 'counters, numbers, impact, counter, world map',
  'marketing/sections/team': 'org chart, founders, hiring, careers, jobs, advisors, speakers, author',
  'marketing/sections/testimonials':
    'tweets, video testimonial, reviews, case study, case studies, success stories, trustpilot',
  'marketing/pages/home': 'template, portfolio, agency, one page, app landing, event, conference, restaurant, launch',
  'marketing/pages/features': 'product tour, integrations, changelog, product, services',
  'marketing/pages/pricing': 'plans, enterprise, comparison, faq',
  'marketing/pages/contact': 'support, offices, map, sales, demo',
  'marketing/pages/about': 'careers, jobs, press, story, team',
  'ecommerce/sections/category-filters':
    'sort, sort by, facets, refine, price range, sidebar filters, search results, filter panel, categories',
  'ecommerce/sections/checkout':
    'payment, shipping, address, order confirmation, thank you, apple pay, paypal, guest checkout, stripe, billing, delivery',
  'ecommerce/sections/product-lists':
    'cart drawer, wish list, order history, related products, categories, store, best sellers, category page, recently viewed, carousel, mini cart, category previews, promo, order details',
  'ecommerce/sections/product-details':
    'gallery, variants, size guide, add to cart, zoom, size picker, bundle, quantity, specifications, buy box',
  'ecommerce/sections/product-reviews': 'stars, write a review, feedback, q and a, customer photos',
}

/** The same, one by one. */
export const sectionWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(words).map(([path, listed]) => [path, listed.split(', ')]),
)

import {
  createRouter,
  createWebHistory,
  type RouteLocationNormalized,
  type RouteRecordRaw,
  START_LOCATION,
} from 'vue-router'
import { currentUser, isGoodLink } from '@/lib/auth'
import { turnPage } from '@/lib/toast'

declare module 'vue-router' {
  interface RouteMeta {
    title: string
    /** Left out, the page stands alone. */
    layout?: 'sidebar' | 'stacked'
    /** Left out, everybody sees it. The server has its own list, which is the one that counts. */
    audience?: 'members' | 'guests'
    /** Whether the link from a mail that led here can still be used. */
    isGoodLink?: boolean
  }
}

/** A page is fetched when it is visited. */
export const routes: RouteRecordRaw[] = [
  {
    path: '/',
    component: () => import('@/pages/dashboard.vue'),
    meta: { title: 'Dashboard', layout: 'sidebar', audience: 'members' },
  },
  {
    path: '/billing',
    component: () => import('@/pages/billing.vue'),
    meta: { title: 'Billing', layout: 'sidebar', audience: 'members' },
  },
  {
    path: '/settings',
    component: () => import('@/pages/settings.vue'),
    meta: { title: 'Settings', layout: 'stacked', audience: 'members' },
  },
  {
    path: '/sign-in',
    component: () => import('@/pages/sign-in.vue'),
    meta: { title: 'Sign in', audience: 'guests' },
  },
  {
    path: '/register',
    component: () => import('@/pages/register.vue'),
    meta: { title: 'Create your account', audience: 'guests' },
  },
  {
    path: '/check-email',
    component: () => import('@/pages/check-email.vue'),
    meta: { title: 'Check your email', audience: 'guests' },
  },
  {
    path: '/forgot-password',
    component: () => import('@/pages/forgot-password.vue'),
    meta: { title: 'Forgot your password?', audience: 'guests' },
  },
  {
    path: '/verify',
    component: () => import('@/pages/verify.vue'),
    beforeEnter: goodLink('verify'),
    meta: { title: 'Confirm your email address' },
  },
  {
    path: '/reset-password',
    component: () => import('@/pages/reset-password.vue'),
    beforeEnter: goodLink('reset'),
    meta: { title: 'Choose a new password' },
  },
  { path: '/:path(.*)*', component: () => import('@/components/not-found.vue'), meta: { title: 'Page not found' } },
]

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes,
  scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
})

// Guests are led to the sign-in page, and from there back to the page they asked for. The server does the same.
router.beforeEach(async ({ meta: { audience }, path, fullPath }) => {
  if (!audience) return
  const user = await currentUser()
  if (audience === 'members' && !user) return { path: '/sign-in', query: path === '/' ? {} : { next: fullPath } }
  if (audience === 'guests' && user) return '/'
})

router.afterEach(({ meta: { title, isGoodLink } }, from) => {
  document.title = `${isGoodLink === false ? 'This link no longer works' : title} – Lintel`
  // What is said on a page ends with it.
  if (from !== START_LOCATION) turnPage()
})

/** Finds out whether a link from a mail can still be used: the page of a used one shows no form. */
function goodLink(purpose: 'verify' | 'reset') {
  return async ({ meta, query }: RouteLocationNormalized) => {
    meta.isGoodLink = await isGoodLink(purpose, String(query.token ?? ''))
  }
}

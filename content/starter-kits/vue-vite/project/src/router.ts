import { createRouter, createWebHistory, type RouteRecordRaw } from 'vue-router'

declare module 'vue-router' {
  interface RouteMeta {
    title: string
    /** Left out, the page stands alone. */
    layout?: 'sidebar' | 'stacked'
  }
}

/** A page is fetched when it is visited. */
export const routes: RouteRecordRaw[] = [
  { path: '/', component: () => import('@/pages/dashboard.vue'), meta: { title: 'Dashboard', layout: 'sidebar' } },
  { path: '/billing', component: () => import('@/pages/billing.vue'), meta: { title: 'Billing', layout: 'sidebar' } },
  {
    path: '/settings',
    component: () => import('@/pages/settings.vue'),
    meta: { title: 'Settings', layout: 'stacked' },
  },
  { path: '/sign-in', component: () => import('@/pages/sign-in.vue'), meta: { title: 'Sign in' } },
  { path: '/register', component: () => import('@/pages/register.vue'), meta: { title: 'Create your account' } },
  {
    path: '/forgot-password',
    component: () => import('@/pages/forgot-password.vue'),
    meta: { title: 'Choose a new password' },
  },
  { path: '/:path(.*)*', component: () => import('@/components/not-found.vue'), meta: { title: 'Page not found' } },
]

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes,
  scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
})

router.afterEach((to) => {
  document.title = `${to.meta.title} – Lintel`
})

declare module '#app' {
  interface PageMeta {
    /** Who may see a page: members, unless it says something else. */
    audience?: 'guests' | 'everybody'
  }
}

/** Leads guests to sign in, and members past the pages for guests. Data is protected where it is read, in server/api. */
export default defineNuxtRouteMiddleware((to) => {
  const isErrorPage = to.matched.length === 0 || (import.meta.server && useError().value)
  if (isErrorPage || to.meta.audience === 'everybody') return
  const isMember = useUser().value !== null
  if (to.meta.audience === 'guests') return isMember ? navigateTo('/') : undefined
  if (isMember) return
  return navigateTo({ path: '/sign-in', query: to.fullPath === '/' ? {} : { next: to.fullPath } })
})

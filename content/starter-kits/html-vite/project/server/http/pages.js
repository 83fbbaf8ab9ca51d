/**
 * Every page, and who may see it; any other address is answered with 404. A path may have parts as Hono knows them, such
 * as "/projects/:id".
 */
export const pages = {
  '/': 'members',
  '/billing': 'members',
  '/settings': 'members',
  '/sign-in': 'guests',
  '/register': 'guests',
  '/check-email': 'guests',
  '/forgot-password': 'guests',
  '/verify': 'all',
  '/reset-password': 'all',
  '/used-link': 'all',
}

import { Outlet } from 'react-router'
import { requireGuest } from '~/middleware/access'
import type { Route } from './+types/guest'

export const middleware: Route.MiddlewareFunction[] = [requireGuest]

/** Has the server asked, and with it the middleware, also where the router leads here. */
export const loader = () => null

export default function GuestLayout() {
  return <Outlet />
}

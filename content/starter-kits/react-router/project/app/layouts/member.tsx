import { Outlet } from 'react-router'
import { memberContext } from '~/context'
import { requireMember } from '~/middleware/access'
import type { Route } from './+types/member'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

export function loader({ context }: Route.LoaderArgs) {
  return { user: context.get(memberContext).user }
}

/** On every way between pages of members, the server is asked whether somebody still is one. */
export const shouldRevalidate = () => true

export default function MemberLayout() {
  return <Outlet />
}

import { requireMember } from '#lib/server/session.ts'
import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = ({ locals }) => ({ user: requireMember(locals).user })

import { usePage } from '@inertiajs/react'
import { defined } from '#shared/defined.ts'
import type { AuthUser } from '#shared/page-props.ts'

/** Whoever is signed in, on pages that the server opens to nobody else; throws on others where nobody is. */
export const useSignedInUser = (): AuthUser => defined(usePage().props.auth.user, 'The signed-in user')

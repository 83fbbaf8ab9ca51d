import { usePage } from '@inertiajs/react'

/** Whether who looks has a licence, which opens every component. */
export const useHasLicence = () => Boolean(usePage().props.auth.user?.license_name)

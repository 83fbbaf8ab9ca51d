import { takeToast } from '#lib/server/forms.ts'
import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = (event) => ({ toast: takeToast(event) })

import type { ComponentSet } from '#shared/sets.ts'
import { analyticsDashboard } from './analytics-dashboard.ts'
import { assistantProduct } from './assistant-product.ts'

/** Every set that is planned, in the order in which they are shown; the product shows those of which enough stands. */
export const sets: readonly ComponentSet[] = [analyticsDashboard, assistantProduct]

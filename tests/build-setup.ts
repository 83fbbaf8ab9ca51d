import { build } from '#scripts/build.ts'

/** Browser tests look at the product as it is built. */
export const setup = () => build()

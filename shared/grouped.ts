/** Made once: a formatter costs a hundred times what it formats. */
const english = new Intl.NumberFormat('en')

/** A whole number as English texts write it, in groups of three: 2561 is "2,561". */
export const grouped = (count: number): string => english.format(count)

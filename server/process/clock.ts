/** The one place where the server reads the time. */

/** Tells the time. Made once at start, or by a test; it goes along with the database, whose rows it dates. */
export type Clock = () => Date

/** The machine's own. */
export const systemClock: Clock = () => new Date()

/**
 * What sessions go by. The authentication library dates, renews and ends them by the machine's clock and takes no
 * other, so whatever is compared with its dates is read from the same one.
 */
export const sessionClock: Clock = systemClock

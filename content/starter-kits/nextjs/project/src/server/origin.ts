/** The address of this site, for links in mails and for cookies; never taken from a request. */
export const origin = new URL(process.env.ORIGIN ?? `http://localhost:${process.env.PORT ?? '3000'}`).origin

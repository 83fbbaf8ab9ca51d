/** As many components of a page of many as are whole from its first byte; of the others, what they are looked at with comes with the client. */
export const cardsAtOnce = 2

/** Characters that the fields of a fault report may have. */
export const faultLimits = { browser: 120, what: 2000 } as const

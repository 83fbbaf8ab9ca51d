/** The tools whose results an account keeps, by the name in their address. */
export const keepingTools = ['tailwind-color-palette', 'tailwind-button-builder'] as const
export type KeepingTool = (typeof keepingTools)[number]

/** As many as one account keeps for a tool. */
export const mostKept = 100
/** Characters of a query; the longest a tool writes is shorter. */
export const longestKept = 2000

/** The tools whose results an account keeps, by the name in their address; icons of all sets are kept together. */
export const keepingTools = ['tailwind-color-palette', 'tailwind-button-builder', 'icons'] as const
export type KeepingTool = (typeof keepingTools)[number]
/** The tools whose query is what is kept. */
export type DesignTool = Exclude<KeepingTool, 'icons'>

/** As many as one account keeps for a tool. */
export const keptDesignLimits: Record<KeepingTool, number> = {
  'tailwind-color-palette': 100,
  'tailwind-button-builder': 100,
  icons: 500,
}
/** Characters of a query; the longest a tool writes is shorter. */
export const longestKeptQuery = 2000

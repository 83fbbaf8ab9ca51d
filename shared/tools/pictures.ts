/** A few icons of a set, to know it by: how they are drawn, and the inside of each svg element. */
export type IconSample = { grid: number; stroke: number | null; bodies: string[] }

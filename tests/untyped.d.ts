/** The parts we use of packages that bring no types. */
declare module 'culori' {
  type Color = { mode: string; alpha?: number } & Record<string, number | string | undefined>
  export function converter(mode: string): (color: string | Color) => Color
  export function formatHex(color: string | Color): string
  export function wcagContrast(one: string | Color, other: string | Color): number
  export function differenceEuclidean(mode: string): (one: string | Color, other: string | Color) => number
  export function inGamut(mode: string): (color: string | Color) => boolean
}
declare module 'apca-w3' {
  export function calcAPCA(text: string, background: string, places?: number): number | string
}
declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers: Record<string, string>
    requests: { method: 'GET'; path: string }[]
  }
  type Result = { duration: number; errors: number; '4xx': number; '5xx': number; requests: { total: number } }
  export default function autocannon(options: Options): Promise<Result>
}

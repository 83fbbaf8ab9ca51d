/** Fields for what people write. */
import { z } from 'zod'

/** Line ends as one sign, and no white space round the whole. */
export const text = (missing: string, max: number) =>
  z
    .string(missing)
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(max, `Use at most ${max.toLocaleString('en')} characters.`),
    )

export const line = (missing: string, max: number) =>
  text(missing, max).transform((value) => value.replace(/\s+/g, ' '))

/** Whether a text is an address of the web. */
export const isWeb = (link: string) => /^https?:$/.test(URL.parse(link)?.protocol ?? '')

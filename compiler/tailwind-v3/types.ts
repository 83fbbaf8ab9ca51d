/** What becomes of one class: Tailwind 3's classes for it, or why there are none and what to write instead. */
export type Mapping = { ok: true; classes: string[] } | Refusal
export type Refusal = { ok: false; reason: string; help: string }

/** What a class cannot tell by itself. */
export type Context = {
  /**
   * Every class of the element, from all branches of its class string. Some classes of version 4 bring a default
   * (the colour of a ring) that version 3 must be told unless another class of the element says it.
   * Without it, the class counts as the only one.
   */
  element?: readonly string[]
}

/**
 * The value of a utility.
 *
 *     truncate        none
 *     w-1/2           named      "1/2"
 *     w-[3px]         arbitrary  "3px"
 *     bg-(color:--x)  arbitrary  "var(--x)" of type "color"
 */
export type Value =
  { kind: 'none' } | { kind: 'named'; name: string } | { kind: 'arbitrary'; type: string | null; css: string }

/**
 * One way to read a utility.
 *
 *     -translate-x-1/2        bg-primary-500/50
 *     ^ negative                              ^^ modifier
 *      ^^^^^^^^^^^ root       ^^ root
 *                  ^ value       ^^^^^^^^^^^ value
 *                    ^ modifier
 */
export type Use = { root: string; value: Value; modifier: string | null; negative: boolean }

/** Maps the utilities of one root; null when the value is none of its own. */
export type Handler = (use: Use) => string[] | Refusal | null
export type Families = Record<string, Handler>

/** That a class has no form in version 3: why, and what to write instead. */
export const refuse = (reason: string, help: string): Refusal => ({ ok: false, reason, help })

/** Whether a result is a refusal rather than classes. */
export const isRefusal = (result: string[] | Refusal): result is Refusal => !Array.isArray(result)

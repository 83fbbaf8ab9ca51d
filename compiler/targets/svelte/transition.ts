import type { Element, Part } from '../../ir/types.ts'
import { parseCandidate, splitClasses } from '../../tailwind/candidate.ts'
import { code, type SvelteAttribute } from './nodes.ts'
import { importName, type Lowering } from './lowering.ts'

/** Tailwind's duration for `transition` without a `duration-*`. */
const usual = 150

/**
 * Turns the classes that stage an appearance into one of Svelte's transitions: opacity alone is `fade`, a distance
 * `fly`, a size `scale`.
 */
export function svelteTransition(
  node: Element | Part,
  classes: string,
  lowering: Lowering,
): { rest: string; attributes: SvelteAttribute[] } {
  const rest: string[] = []
  const from: Record<string, string> = {}
  let duration = usual
  let enter: number | null = null
  let leave: number | null = null
  let isCalm = false
  for (const name of splitClasses(classes)) {
    const { variants, utility } = parseCandidate(name)
    const [, value = ''] = /^duration-(\d+)$/.exec(utility) ?? []
    if (variants.includes('data-starting-style') || variants.includes('data-ending-style')) {
      const [, property = '', amount = ''] = /^(-?[a-z-]+)-([\d.]+)$/.exec(utility) ?? []
      // What differs by screen size has no counterpart.
      from[variants.length > 1 ? name : property] = amount
    } else if (value) {
      if (variants.includes('data-[state=open]')) enter = Number(value)
      else if (variants.includes('data-[state=closed]')) leave = Number(value)
      else duration = Number(value)
    } else if (utility === 'transition-none') isCalm ||= variants.includes('motion-reduce')
    else if (!/^(transition|ease)(-|$)/.test(utility)) rest.push(name)
  }
  const found = transitionOf(from)
  if (!found) {
    lowering.report.add(
      'E499',
      node,
      'Svelte has no transition like this',
      'use data-closed:opacity-0, with scale-* or translate-* if you like',
    )
    return { rest: rest.join(' '), attributes: [] }
  }
  importName(lowering, 'svelte/transition', found.name)
  if (isCalm) importName(lowering, 'svelte/motion', 'prefersReducedMotion')
  const write = (directive: string, time: number) => {
    const length = isCalm ? `prefersReducedMotion.current ? 0 : ${time}` : String(time)
    return code(`${directive}:${found.name}`, `{ ${[...found.options, `duration: ${length}`].join(', ')} }`)
  }
  const [coming, going] = [enter ?? duration, leave ?? duration]
  const attributes = coming === going ? [write('transition', coming)] : [write('in', coming), write('out', going)]
  return { rest: rest.join(' '), attributes }
}

function transitionOf(from: Record<string, string>): { name: string; options: string[] } | null {
  const opacity =
    from.opacity === undefined
      ? ['opacity: 1']
      : Number(from.opacity) > 0
        ? [`opacity: ${Number(from.opacity) / 100}`]
        : []
  const { opacity: _, ...moves } = from
  const names = Object.keys(moves)
  if (names.length === 0) return from.opacity === undefined || opacity.length > 0 ? null : { name: 'fade', options: [] }
  if (names.length === 1 && names[0] === 'scale')
    return { name: 'scale', options: [`start: ${Number(from.scale) / 100}`, ...opacity] }
  if (!names.every((name) => /^-?translate-[xy]$/.test(name))) return null
  const distances = names.map((name) => {
    const sign = name.startsWith('-') ? '-' : ''
    return `${name.at(-1)}: '${sign}${Number(moves[name]) / 4}rem'`
  })
  return { name: 'fly', options: [...distances, ...opacity] }
}

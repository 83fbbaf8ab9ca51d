/** Transitions, animations and hints about change. */
import { firstOf, onScale, onWords } from '../handlers.ts'
import { scale, scaleWithBare, timeScale } from '../scales.ts'
import type { Families, Handler } from '../types.ts'
import { unit } from '../values.ts'

const time = { known: timeScale, css: unit('ms') } as const

/** What version 4 moves, turns and scales by properties of their own, version 3 does by `transform`. */
const listedProperties: Handler = ({ value }) => {
  if (value.kind !== 'arbitrary' || value.css.startsWith('var(')) return null
  const properties = value.css.split(',').map((name) => (/^(translate|rotate|scale)$/.test(name) ? 'transform' : name))
  return [`transition-[${[...new Set(properties)].join(',')}]`]
}

/**
 * Transitions and animations by root; each answers version 3's classes, a refusal, or null for a value it does not
 * know.
 */
export const motion: Families = {
  transition: firstOf(
    listedProperties,
    onWords('transition', scaleWithBare('none all colors opacity shadow transform')),
  ),
  duration: onScale('duration', time),
  delay: onScale('delay', time),
  ease: onWords('ease', scale('linear in out in-out')),
  animate: onWords('animate', scale('none spin ping pulse bounce')),
  'will-change': onWords('will-change', scale('auto scroll contents transform')),
}

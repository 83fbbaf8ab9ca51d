import type { Binding, Component } from '../ir/types.ts'
import type { Evaluator } from '../constants/evaluate.ts'

/** The derived values that follow state: they read it, or another such value, or call a function that may. */
export function computedValues({ derived }: Component, evaluator: Evaluator): ReadonlySet<Binding> {
  const found = new Set<Binding>()
  const follows = (binding: Binding) => binding.kind === 'state' || binding.kind === 'handler' || found.has(binding)
  for (const binding of derived) if ([...evaluator.dependencies(binding.init)].some(follows)) found.add(binding)
  return found
}

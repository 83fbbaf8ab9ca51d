import type { VuePart } from '../../targets/vue/part.ts'
import { attribute, wrapper } from '../../targets/vue/nodes.ts'
import { stageAttributes } from '../../targets/vue/transition.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { noStages, splitStages } from '../../tailwind/stages.ts'

/** Vue's own <Transition>, around what comes and goes. */
export const transition: VuePart = {
  variants: { open: '' },
  write(part, writer, scope) {
    const show = attributeNamed(part, 'show')
    const stages = noStages()
    const owner = { variants: transition.variants, slot: (name: string) => name }
    const test = show?.kind === 'expr' ? [attribute('v-if', writer.code(show.value))] : []
    const inner = part.as
      ? writer.element(part, scope, { tag: part.as, owner, stages, consumed: ['show'] })
      : writer.children(part.children, { ...scope, passed: owner })
    const children = inner.map((child) => {
      if (child.kind !== 'element') return child
      const attributes = child.attributes
        .map((each) => (each.name === 'class' ? attribute('class', splitStages(each.value ?? '', stages)) : each))
        .filter((each) => each.name !== 'class' || each.value !== '')
      return { ...child, attributes: [...test, ...attributes] }
    })
    return [wrapper('Transition', stageAttributes(stages, 'vue'), children)]
  },
}

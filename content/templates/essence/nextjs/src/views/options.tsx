import { materialsByName } from '@/lib/said'
import { states } from '@/lib/shop/states'

export function MaterialOptions() {
  return materialsByName.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ))
}

export function StateOptions() {
  return states.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}

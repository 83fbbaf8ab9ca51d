/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'
import { Checkbox, Input, Legend, Radio, RadioGroup, Select } from '@headlessui/react'

export default function Sample() {
  const [plan, setPlan] = useState('')
  const [agreed, setAgreed] = useState(false)

  return (
    <form>
      <RadioGroup value={plan} onChange={setPlan}>
        <Radio>One</Radio>
      </RadioGroup>
      <RadioGroup name="plan" value={plan} onChange={setPlan} aria-label="Plan">
        <Radio value="solo">Solo</Radio>
        <Radio value="team" className="block size-4" />
      </RadioGroup>
      <Checkbox checked={agreed} aria-label="I agree" className="block" />
      <Input name="email" className="block" />
      <Select name="country" className="block">
        <option>Belgium</option>
      </Select>
      <button type="button" onClick={() => setAgreed(true)} className="block">
        Agree
      </button>
      <Legend>Nothing</Legend>
    </form>
  )
}

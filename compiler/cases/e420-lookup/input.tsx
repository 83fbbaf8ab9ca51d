/**
 * @title Left to Tailwind
 * @description Leaves to Tailwind what its versions decide otherwise.
 * @order 1
 */
import { useState } from 'react'
import clsx from 'clsx'

const styles = {
  cardClass: 'rounded-md border p-4',
  fieldClass: 'rounded-md border border-secondary-300 px-3 py-2',
}

const toneStyles = { calm: 'border-primary-600 bg-primary-50', loud: 'bg-red-50' }

export default function LeftToTailwind() {
  const [tone, setTone] = useState<'calm' | 'loud'>('calm')
  return (
    <div className={styles.cardClass}>
      <button
        type="button"
        onClick={() => setTone(tone === 'calm' ? 'loud' : 'calm')}
        className={clsx('block rounded-md border p-4', toneStyles[tone])}
      >
        Tone
      </button>
      <input aria-label="Name" placeholder="Ada Lovelace" className={styles.fieldClass} />
      <textarea aria-label="Note" placeholder="Anything else" className="block placeholder:text-secondary-500" />
      <table>
        <tbody>
          <tr>
            <th scope="row" className="py-2 text-start">
              Tone
            </th>
            <td>{tone}</td>
            <td className="px-2 py-3">Right</td>
            <td className="py-3 ps-2 pe-4 sm:pe-6">Right too</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/**
 * @title Problem
 * @description Shows one problem.
 * @order 1
 */
import { useState } from 'react'
import clsx from 'clsx'

const styles = {
  row: 'flex gap-2',
  line: 'p-2',
  buttonClass: 'rounded-md p-2',
  blockClass: 'block p-2',
}

const toneClasses = { calm: 'inline-block p-1', loud: 'inline-flex p-1' }

const tags = [
  { id: 'a', text: 'New', badgeClass: 'inline-block' },
  { id: 'b', text: 'Old', badgeClass: 'inline-flex' },
]

export default function Sample() {
  const [tone, setTone] = useState<'calm' | 'loud'>('calm')
  return (
    <div>
      {/* Right: flex items, blocks */}
      <div className={styles.row}>
        <button type="button" className={styles.buttonClass} onClick={() => setTone('loud')}>
          One
        </button>
        <button type="button" className={styles.buttonClass}>
          Two
        </button>
      </div>
      <div className={styles.line}>
        <span className={styles.blockClass}>One</span>
        <span className={styles.blockClass}>Two</span>
      </div>
      {/* Wrong */}
      <div className={styles.line}>
        <button type="button" className={styles.buttonClass}>
          One
        </button>
        <button type="button" className={styles.buttonClass}>
          Two
        </button>
      </div>
      <div className="p-2">
        <div className={toneClasses[tone]}>One</div>
        <div className={clsx('p-2', toneClasses[tone])}>Two</div>
      </div>
      <div className="p-2">
        {tags.map((tag) => (
          <div key={tag.id} className={tag.badgeClass}>
            {tag.text}
          </div>
        ))}
      </div>
    </div>
  )
}

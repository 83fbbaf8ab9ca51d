/**
 * @title Tones
 * @description Conditions of classes that assert a type or ask with a word.
 * @order 1
 */
import { useState } from 'react'
import clsx from 'clsx'

type Tone = 'fixed' | 'calm' | 'loud'

const tones: { id: string; name: string }[] = [
  { id: 'calm', name: 'Calm' },
  { id: 'fixed', name: 'Fixed' },
]

export default function Tones() {
  const [tone, setTone] = useState<Tone>('calm')
  const [shown, setShown] = useState<string[]>(['calm'])

  return (
    <div className="flex flex-col gap-4">
      <p className={clsx('text-sm', tone === ('fixed' as Tone) ? 'text-amber-700' : 'text-secondary-700')}>Tone</p>
      <p className={clsx('text-sm', shown.includes('fixed') && 'font-medium')}>Shown</p>
      {tones.map((each) => (
        <button
          key={each.id}
          type="button"
          onClick={() => {
            setTone(each.id as Tone)
            setShown([each.id])
          }}
          className={clsx('p-2', (each.id as Tone) === tone ? 'bg-primary-50' : 'bg-white')}
        >
          {each.name}
        </button>
      ))}
    </div>
  )
}

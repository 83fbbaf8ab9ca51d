import { useState } from 'react'
import clsx from 'clsx'

const tones = [
  { id: 'calm', name: 'Calm' },
  { id: 'fixed', name: 'Fixed' },
]

export default function Tones() {
  const [tone, setTone] = useState('calm')
  const [shown, setShown] = useState(['calm'])

  return (
    <div className="flex flex-col gap-4">
      <p className={clsx('text-sm', tone === 'fixed' ? 'text-amber-700' : 'text-secondary-700')}>Tone</p>
      <p className={clsx('text-sm', shown.includes('fixed') && 'font-medium')}>Shown</p>
      {tones.map((each) => (
        <button
          key={each.id}
          type="button"
          onClick={() => {
            setTone(each.id)
            setShown([each.id])
          }}
          className={clsx('p-2', each.id === tone ? 'bg-primary-50' : 'bg-white')}
        >
          {each.name}
        </button>
      ))}
    </div>
  )
}

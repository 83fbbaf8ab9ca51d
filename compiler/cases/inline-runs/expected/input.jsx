import { useState } from 'react'
import { ChevronRightIcon, HomeIcon } from '@heroicons/react/20/solid'

const steps = [
  { id: 'files', name: 'Files' },
  { id: 'photos', name: 'Photos' },
]

export default function Path() {
  const [names, setNames] = useState(['Summer'])
  const [loud, setLoud] = useState(false)

  return (
    <div className="text-sm text-secondary-900">
      <a href="#" className="inline-flex underline">
        <HomeIcon aria-hidden="true" className="inline size-4" />
        <span className="sr-only">Home</span>
      </a>
      {steps.map((step) => (
        <span key={step.id}>
          <ChevronRightIcon aria-hidden="true" className="inline size-4" />
          <a href="#" className="underline">
            {step.name}
          </a>
        </span>
      ))}
      {names.map((name) => (
        <em key={name} className="px-1">
          {name}
        </em>
      ))}
      {loud ? <strong>!</strong> : <span>.</span>}
      <div>
        <button type="button" onClick={() => setNames([...names, `More ${names.length}`])} className="underline">
          Deeper
        </button>
        <button type="button" onClick={() => setLoud(!loud)} className="underline">
          Louder
        </button>
      </div>
    </div>
  )
}

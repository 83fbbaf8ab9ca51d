/**
 * @title Folders
 * @description Choices of which the page's own data decides a part.
 * @order 1
 */
import { useState } from 'react'
import { CheckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const folders = [
  { id: 'inbox', name: 'Inbox', isCurrent: true, isSlow: false },
  { id: 'drafts', name: 'Drafts', isCurrent: false, isSlow: true },
]

export default function Folders() {
  const [unread, setUnread] = useState(2)
  const [told, setTold] = useState(true)
  const [step, setStep] = useState(0)

  return (
    <div>
      <ul>
        {folders.map((folder, index) => (
          <li key={folder.id} aria-current={index === step ? 'step' : undefined} className="flex items-center gap-2">
            {index < step ? <CheckIcon aria-hidden="true" className="size-5" /> : <span>{index + 1}</span>}
            <p className={clsx('text-sm', told && folder.isSlow ? 'text-amber-700' : 'text-green-700')}>{folder.name}</p>
            <p>{told && folder.isSlow ? 'Slow' : 'Works'}</p>
            {folder.isCurrent && unread > 0 && <p>{unread} unread</p>}
            {(folder.isSlow || told) && <p>Watched</p>}
            <button
              type="button"
              disabled={folder.isCurrent || unread === 0}
              onClick={() => setStep(index)}
              title={folder.isCurrent && (told || unread > 0) ? 'Worth a look' : 'Nothing new'}
              className="text-sm"
            >
              {folder.isCurrent ? (told ? `Read ${folder.name}` : 'Read on') : `Open ${folder.name}`}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <button type="button" onClick={() => setUnread(unread - 1)}>
          Read one
        </button>
        <button type="button" onClick={() => setTold(!told)}>
          Tell
        </button>
      </div>
    </div>
  )
}

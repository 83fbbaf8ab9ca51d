import { useState } from 'react'
import clsx from 'clsx'

const fieldClasses = 'rounded-md border px-3 py-2 sm:border-2'
const noteClasses = 'border-s ps-3'

export default function FieldWithBorder() {
  const [isWrong, setIsWrong] = useState(false)

  return (
    <div>
      <button
        type="button"
        onClick={() => setIsWrong(!isWrong)}
        className={clsx(fieldClasses, isWrong ? 'border-red-600' : 'border-secondary-500')}
      >
        Check
      </button>
      <p className={clsx(noteClasses, isWrong && 'font-semibold')}>A note with a border in the colour of its text</p>
    </div>
  )
}

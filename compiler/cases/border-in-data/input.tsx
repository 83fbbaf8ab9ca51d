/**
 * @title Field whose border tells what is wrong
 * @description In Tailwind CSS 3, too, the border that stands in data has the colour that stands beside it.
 * @order 1
 */
import { useState } from 'react'
import clsx from 'clsx'

const fieldClasses = 'rounded-md border px-3 py-2 shadow-xs sm:border-2'

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
      <p className="text-sm">{isWrong ? 'Something is missing' : 'All is well'}</p>
    </div>
  )
}

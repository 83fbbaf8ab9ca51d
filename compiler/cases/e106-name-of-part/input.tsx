/**
 * @title Problem
 * @description Shows one problem.
 * @order 1
 */
import { useState } from 'react'

export default function Menu() {
  const [names, setNames] = useState(['Ada', 'Grace'])

  function remove(name: string) {
    setNames((current) => current.filter((each) => each !== name))
  }

  return (
    <button type="button" onClick={() => remove('Ada')}>
      {names.length} left
    </button>
  )
}

/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'

export default function Sample() {
  const [tags, setTags] = useState(['a', 'b'])
  return (
    <button type="button" onClick={() => setTags([...tags, 'c'])}>
      {tags} {tags.length > 2}
    </button>
  )
}

'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A page is fetched ahead when somebody points at a link to it, not because the link can be seen: what is on the screen
 * comes first.
 */
export default function Link(props: ComponentProps<typeof NextLink>) {
  const [isNear, setIsNear] = useState(false)
  const comeNear = () => setIsNear(true)

  return <NextLink prefetch={isNear ? null : false} onPointerEnter={comeNear} onFocus={comeNear} {...props} />
}

'use client'

import Link from 'next/link'
import { useState, type ComponentProps } from 'react'

/** A link in a long list: its page is fetched ahead when somebody points at it, not because it can be seen. */
export function PatientLink(props: ComponentProps<typeof Link>) {
  const [isNear, setNear] = useState(false)
  const near = () => setNear(true)
  return <Link {...props} prefetch={isNear ? null : false} onPointerEnter={near} onFocus={near} />
}

import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** A link that fetches nothing because it can be seen: `app/links.tsx` does when somebody points at it. */
export default function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}

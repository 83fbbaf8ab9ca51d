import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { ComponentPicture } from '#shared/catalog.ts'
import type { PicturedComponent } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

type Props = Pick<PicturedComponent, 'path' | 'picture'> & { className?: string | undefined }

/**
 * A picture below the first view: a document says only which, so that not even a list of hundreds is long. The script in
 * its head (`server/http/first-acts-script.ts`) puts the picture there once somebody has turned to the page, before any of
 * the client is there, and at once where a high window shows it; it is fetched when it is near. Where no script may run,
 * the light one stands there from the first.
 */
export function LatePicture({ path, picture, className }: Props) {
  const box = useRef<HTMLSpanElement>(null)
  // After each drawing, since it does nothing where a picture is.
  useEffect(() => {
    if (box.current) window.firstActs?.show(box.current)
  })

  return (
    <span
      // Another picture is another place: what is within was not drawn by React.
      key={picture?.light}
      ref={box}
      aria-hidden
      data-dark={picture?.dark}
      className={clsx('late-picture', className)}
      dangerouslySetInnerHTML={{ __html: picture ? unscripted(path, picture) : '' }}
      suppressHydrationWarning
    />
  )
}

const unscripted = (path: string, picture: ComponentPicture) =>
  `<noscript><img loading="lazy" src="${urls.componentPicture(path, picture, 'light', 'small')}" alt=""></noscript>`

import { useEffect, useRef, useState } from 'react'
import { flavourTitles } from '#client/flavour-titles.ts'
import { CodePlace } from '#client/ui/code-place.tsx'
import { Link } from '#client/ui/link.tsx'
import { flavours, type Flavour } from '#shared/catalog.ts'
import type { AwaitedFile, PublicComponent } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { CodeFileView } from './code-file.tsx'

/** Written out, since a stylesheet is made from whole class names. */
const shownWhen: Record<Flavour, string> = {
  html: 'group-has-[[value=html]:checked]/part:block',
  react: 'group-has-[[value=react]:checked]/part:block',
  vue: 'group-has-[[value=vue]:checked]/part:block',
  svelte: 'group-has-[[value=svelte]:checked]/part:block',
}

type Props = {
  component: PublicComponent
  code: Record<Flavour, AwaitedFile>
  /** Its page is about it alone. */
  isAlone: boolean
}

/**
 * The code of a component that everyone may read, in every flavour, one of which shows. Until somebody looks there, no
 * more than its place, and the way to it without scripts.
 */
export function ComponentCode({ component, code, isAlone }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const { current: watched } = box
    if (!watched) return
    // What is not displayed intersects nothing, so this also hears of a choice made before there was a script.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  if (isSeen) return <Code component={component} code={code} />

  return (
    <div
      ref={box}
      className="mt-5 hidden overflow-hidden rounded-xl bg-(--code-ground) ring-1 ring-line group-has-[[value=preview]:not(:checked)]/part:block"
    >
      <div className="flex min-h-12 items-center border-b border-line px-4 text-sm">
        <noscript>
          {isAlone ? (
            <CodeLinks component={component} />
          ) : (
            <Link href={urls.component(component.path)}>Read the code of {component.title} on its own page</Link>
          )}
        </noscript>
      </div>
      {flavours.map((flavour) => (
        <CodePlace key={flavour} lines={code[flavour].lines} className={`hidden ${shownWhen[flavour]}`} />
      ))}
    </div>
  )
}

function Code({ component, code }: Pick<Props, 'component' | 'code'>) {
  return flavours.map((flavour) => (
    <div key={flavour} className={`mt-5 hidden ${shownWhen[flavour]}`}>
      <CodeFileView
        path={component.path}
        flavour={flavour}
        file={code[flavour]}
        drawable={component}
        label={`${component.title} as ${flavourTitles[flavour]}`}
      />
    </div>
  ))
}

/** Each leads to the code as a plain text. */
function CodeLinks({ component: { path, title } }: Pick<Props, 'component'>) {
  return flavours.map((flavour) => (
    <span key={flavour} className={`hidden ${shownWhen[flavour]}`}>
      <a href={urls.code(path, flavour)}>
        Read {title} as {flavourTitles[flavour]}
      </a>
    </span>
  ))
}

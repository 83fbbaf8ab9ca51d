import { useEffect, useRef, useState } from 'react'
import { flavourTitles } from '#client/flavour-titles.ts'
import { CodePlace } from '#client/ui/code-place.tsx'
import { Link } from '#client/ui/link.tsx'
import { flavours, type Flavour } from '#shared/catalog.ts'
import type { AwaitedFile, CodeFile, PublicComponent } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { CodeFileView } from './code-file.tsx'

/** Written out, since a stylesheet is made from whole class names. */
const shownWhen: Record<Flavour, string> = {
  html: 'group-has-[[value=html]:checked]/part:block',
  react: 'group-has-[[value=react]:checked]/part:block',
  vue: 'group-has-[[value=vue]:checked]/part:block',
  svelte: 'group-has-[[value=svelte]:checked]/part:block',
}

type Files<File> = Record<Flavour, File>
type Props = { component: PublicComponent; code: Files<CodeFile> | Files<AwaitedFile> }

/** The code of a component that everyone may read, in every flavour, one of which shows. */
export function ComponentCode({ component, code }: Props) {
  return isAwaited(code) ? (
    <AwaitedCode component={component} code={code} />
  ) : (
    <Code component={component} code={code} />
  )
}

const isAwaited = (code: Props['code']): code is Files<AwaitedFile> => 'lines' in code.html

function Code({ component, code }: Props) {
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

/** The same where a page has many: until somebody looks there, no more than its place, and the way to it without scripts. */
function AwaitedCode({ component, code }: { component: PublicComponent; code: Files<AwaitedFile> }) {
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
          <Link href={urls.component(component.path)}>Read the code of {component.title} on its own page</Link>
        </noscript>
      </div>
      {flavours.map((flavour) => (
        <CodePlace key={flavour} lines={code[flavour].lines} className={`hidden ${shownWhen[flavour]}`} />
      ))}
    </div>
  )
}

import { flavourTitles } from '#client/flavour-titles.ts'
import { flavours, type Flavour } from '#shared/catalog.ts'
import type { PublicComponent, CodeFile } from '#shared/page-props.ts'
import { CodeFileView } from './code-file.tsx'

/** Written out, since a stylesheet is made from whole class names. */
const shownWhen: Record<Flavour, string> = {
  html: 'group-has-[[value=html]:checked]/part:block',
  react: 'group-has-[[value=react]:checked]/part:block',
  vue: 'group-has-[[value=vue]:checked]/part:block',
  svelte: 'group-has-[[value=svelte]:checked]/part:block',
}

type Props = { component: PublicComponent; code: Record<Flavour, CodeFile> }

/** The code of a component that everyone may read, in every flavour, one of which shows. */
export function ComponentCode({ component, code }: Props) {
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

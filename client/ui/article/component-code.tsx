import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { flavourTitles } from '#client/flavour-titles.ts'
import { changePreferences, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { useRecoloured } from '#client/hooks/use-recoloured.ts'
import { flavours, type Flavour } from '#shared/catalog.ts'
import type { AwaitedFile, PageComponent } from '#shared/page-props.ts'
import { defaultPreferences } from '#shared/snippet/preferences.ts'
import { urls } from '#shared/urls.ts'
import { CodeBlock } from '../code-block.tsx'
import { CodeFailed } from '../code-failed.tsx'
import { CodePlace } from '../code-place.tsx'
import { CopyButton } from '../copy-button.tsx'
import { FileSwitch } from '../file-switch.tsx'
import { ThemeNote } from '../theme-note.tsx'

/** Written out, since a stylesheet is made from whole class names. */
const shownWhen: Record<Flavour, string> = {
  html: 'group-has-[[value=html]:checked]/code:block',
  react: 'group-has-[[value=react]:checked]/code:block',
  vue: 'group-has-[[value=vue]:checked]/code:block',
  svelte: 'group-has-[[value=svelte]:checked]/code:block',
}

type Props = { component: PageComponent; code: Record<Flavour, AwaitedFile> }

/** The code of a component in a text, one flavour at a time: plain radio buttons, so that it works before any script does. */
export function ComponentCode({ component, code }: Props) {
  const name = useId()
  const [{ flavour: liked }] = useSnippetPreferences()
  const box = useRef<HTMLDivElement>(null)
  // The server knows no reader and writes its default. What this reader likes comes after, also when it was chosen at
  // another component, unless somebody chose here before there was a script.
  const before = useRef(defaultPreferences.flavour)
  useEffect(() => {
    const radios = [...(box.current?.querySelectorAll('input') ?? [])]
    const checked = radios.find((radio) => radio.checked)
    const wanted = radios.find((radio) => radio.value === liked)
    if (wanted && checked?.value === before.current) wanted.checked = true
    before.current = liked
  }, [liked])

  return (
    <div ref={box} className="group/code border-t border-line bg-(--code-ground)">
      <fieldset className="flex flex-wrap gap-0.5 border-b border-line p-1.5" data-print="no">
        <legend className="sr-only">Language of the code of {component.title}</legend>
        {flavours.map((value) => (
          <label
            key={value}
            className="relative inline-flex h-8 cursor-pointer items-center rounded-md px-2.5 text-[0.8125rem] font-medium text-muted transition-colors select-none hover:text-ink has-checked:bg-hover has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent pointer-coarse:h-10"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultPreferences.flavour}
              onChange={() => changePreferences({ flavour: value })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {flavourTitles[value]}
          </label>
        ))}
      </fieldset>
      {flavours.map((flavour) => (
        <div key={flavour} className={clsx('hidden', shownWhen[flavour])}>
          <FlavourFile component={component} flavour={flavour} file={code[flavour]} />
        </div>
      ))}
    </div>
  )
}

type FileProps = { component: PageComponent; flavour: Flavour; file: AwaitedFile }

/** Fetched as it comes near; without scripts, a link leads to it. */
function FlavourFile({ component, flavour, file: { fileName, lines } }: FileProps) {
  const box = useRef<HTMLDivElement>(null)
  const { file, failed, retry } = useRecoloured(component.path, flavour, box)
  const label = `${component.title} as ${flavourTitles[flavour]}`

  return (
    <div ref={box}>
      <ThemeNote theme={file?.theme ?? null} what={label} />
      <div className="flex min-h-11 items-center gap-3 ps-4 pe-1.5">
        <p className="me-auto min-w-0 truncate font-mono text-xs text-muted">{file?.fileName ?? fileName}</p>
        <noscript>
          <a href={urls.code(component.path, flavour)} className="text-sm">
            Read {label}
          </a>
        </noscript>
        <FileSwitch flavour={flavour} label={label} />
        <CopyButton
          text={() => box.current?.querySelector('code')?.textContent ?? ''}
          what={`${label}, ${file?.fileName ?? fileName}`}
          disabled={!file}
        />
      </div>
      {file ? (
        <CodeBlock html={file.highlighted} label={label} className="max-h-96" />
      ) : (
        <div className="grid items-start *:col-start-1 *:row-start-1">
          <CodePlace lines={lines} className="max-h-96!" />
          {failed && <CodeFailed error={failed.error} retry={retry} />}
        </div>
      )}
    </div>
  )
}

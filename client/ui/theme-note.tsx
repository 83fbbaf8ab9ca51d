import { clsx } from 'clsx'
import { useId } from 'react'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { SnippetTheme } from '#shared/snippet/theme.ts'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'

type Props = {
  theme: SnippetTheme | null
  /** What the code is of, for those who do not see what the note stands beside. */
  what: string
}

/** Says that code names colours a fresh project lacks, and hands them out, until somebody says that theirs has them. */
export function ThemeNote({ theme, what }: Props) {
  const id = useId()
  const [{ themes }, change] = useSnippetPreferences()
  if (!theme) return null
  const { key, names, code, fileName } = theme
  const isThere = themes.includes(key)
  const uses = names.map((name, index) => (
    <span key={name}>
      {index > 0 && ' and '}
      <code className="font-mono text-[0.8125rem] text-ink">{name}</code>
    </span>
  ))

  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line ps-4 pe-2 text-sm',
        isThere ? 'bg-raised py-1 text-muted' : 'bg-accent-wash py-2.5 text-ink',
      )}
      data-print="no"
    >
      <p id={id} className="min-w-0 flex-1 basis-60 text-pretty">
        {isThere ? (
          <>Uses {uses}, which your project has.</>
        ) : (
          <>
            <span className="font-medium">Uses {uses}</span>: without this theme it is colourless. Add it to{' '}
            {fileName === 'your CSS' ? (
              fileName
            ) : (
              <code className="font-mono text-[0.8125rem] text-ink">{fileName}</code>
            )}{' '}
            once.
          </>
        )}
      </p>
      <div className="ms-auto flex flex-wrap justify-end gap-2">
        {!isThere && <CopyButton text={code} what={`Theme for ${what}`} label="Copy theme" />}
        <Button
          variant="secondary-alt"
          size="sm"
          aria-describedby={id}
          onClick={() => change({ themes: isThere ? themes.filter((each) => each !== key) : [...themes, key] })}
        >
          {isThere ? 'Show the theme' : 'My project has it'}
        </Button>
      </div>
    </div>
  )
}

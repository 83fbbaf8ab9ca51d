import { useId } from 'react'
import { type Code, loadCode, useCode } from '#client/hooks/use-code.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { flavourTitles } from '#client/flavour-titles.ts'
import { TabList, tabPanelProps } from '#client/ui/tabs.tsx'
import { ThemeNote } from '#client/ui/theme-note.tsx'
import { flavours } from '#shared/catalog.ts'
import type { ListedComponent } from '#shared/page-props.ts'
import { CodeFailed } from '#client/ui/code-failed.tsx'
import { ColourChanges } from './colour-changes.tsx'
import { CodeSkeleton } from './code-skeleton.tsx'
import { Requirements } from './requirements.tsx'
import { SnippetView } from './snippet-view.tsx'
import { StyleEffects } from './style-effects.tsx'

const tabs = flavours.map((key) => ({ key, label: flavourTitles[key] }))

/** The code of one component in the flavour this browser prefers. */
export function CodePanel({ component }: { component: ListedComponent }) {
  const { path, title } = component
  const id = useId()
  const [preferences, change] = useSnippetPreferences()
  const { flavour } = preferences
  const { code, busy, retry } = useCode(path, preferences)

  return (
    <div className="overflow-hidden rounded-xl bg-(--code-ground) ring-1 ring-line">
      <div className="border-b border-line px-1">
        <TabList
          id={id}
          label={`Language of ${title}`}
          look="line"
          tabs={tabs}
          value={flavour}
          onChange={(key) => change({ flavour: key })}
          onIntent={(key) => void loadCode(path, key, preferences)}
        />
      </div>
      {flavours.map((key) => (
        <div key={key} {...tabPanelProps(id, key)} hidden={key !== flavour} aria-busy={busy}>
          {key === flavour && <Content code={code} component={component} retry={retry} />}
        </div>
      ))}
    </div>
  )
}

type ContentProps = { code: Code; component: ListedComponent; retry: () => void }

function Content({ code, component, retry }: ContentProps) {
  if (code.state === 'loading') return <CodeSkeleton />
  if (code.state === 'error') return <CodeFailed error={code.error} retry={retry} />

  return (
    <>
      <ColourChanges changes={code.answer.changes} />
      <StyleEffects effects={code.answer.effects} />
      <Requirements dependencies={code.answer.dependencies} setup={code.answer.setup} />
      <ThemeNote theme={code.answer.theme} what={component.title} />
      <SnippetView answer={code.answer} component={component} />
    </>
  )
}

import { useState } from 'react'
import { tookInLibrary } from '#client/count-copy.ts'
import { flavourTitles } from '#client/flavour-titles.ts'
import { loadCode } from '#client/hooks/use-code.ts'
import { writeClipboard } from '#client/hooks/use-copy.ts'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { useFavourite } from '#client/hooks/use-favourite.ts'
import { changePreferences, chosenColors, currentPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { flavours } from '#shared/catalog.ts'
import type { ListedComponent } from '#shared/page-props.ts'
import { promptFor } from '#shared/snippet/prompt.ts'
import { urls } from '#shared/urls.ts'
import { type CardAction, useCardActions } from './card-actions.ts'
import type { PreviewChoices } from './preview-tools.tsx'

export type View = 'preview' | 'code'

/** What is chosen for a preview, where the page's address keeps it. */
export type Addressed = readonly [PreviewChoices, (choices: PreviewChoices) => void]

/** What is chosen for one component on its page, by hand or by key. */
export function useCard(component: ListedComponent, addressed?: Addressed) {
  const { slug, path, title, locked } = component
  const [view, setView] = useState<View>('preview')
  const own = useState<PreviewChoices>({ theme: null, dir: 'ltr' })
  const [choices, setChoices] = addressed ?? own
  const { favourite, toggle } = useFavourite(path, component.favourite)
  const siteTheme = useTheme()
  const look = { theme: choices.theme ?? siteTheme, dir: choices.dir }

  const show = (flavour: (typeof flavours)[number]) => {
    changePreferences({ flavour })
    setView('code')
    return `${title}: ${flavourTitles[flavour]}`
  }
  async function copy(as: 'code' | 'prompt') {
    if (locked) {
      setView('code')
      return 'You need a licence for this code'
    }
    const preferences = currentPreferences()
    const answer = await loadCode(path, preferences.flavour, preferences)
    const file = answer?.files.find(({ label }) => label === preferences.file) ?? answer?.files[0]
    if (!answer || !file) return 'The code did not arrive. Try again.'
    const text = as === 'code' ? file.code : promptFor({ component, file, ...answer, preferences })
    if (!(await writeClipboard(text))) return 'The browser refused to copy. Show the code and copy it by hand.'
    tookInLibrary({ component: path, flavour: preferences.flavour, channel: as === 'code' ? 'library' : 'prompt' })
    const told = `Copied: ${title}, ${as === 'code' ? file.fileName : 'prompt for an assistant'}`
    const { theme } = answer
    if (as === 'prompt' || !theme || preferences.themes.includes(theme.key)) return told
    return `${told}. It uses ${theme.names.join(' and ')}: the theme for it stands above the code.`
  }
  const actions: Record<CardAction, () => Promise<string | null> | string | null> = {
    view() {
      setView(view === 'code' ? 'preview' : 'code')
      return `${title}: ${view === 'code' ? 'preview' : 'code'}`
    },
    copy: () => copy('code'),
    prompt: () => copy('prompt'),
    flavour1: () => show(flavours[0]),
    flavour2: () => show(flavours[1]),
    flavour3: () => show(flavours[2]),
    flavour4: () => show(flavours[3]),
    dark() {
      const theme = look.theme === 'dark' ? 'light' : 'dark'
      setChoices({ ...choices, theme })
      return `${title}: ${theme}`
    },
    rtl() {
      const dir = choices.dir === 'rtl' ? 'ltr' : 'rtl'
      setChoices({ ...choices, dir })
      return `${title}: ${dir === 'rtl' ? 'right to left' : 'left to right'}`
    },
    open() {
      window.open(urls.appPreview(path, { ...look, ...chosenColors(currentPreferences()) }), '_blank', 'noreferrer')
      return null
    },
    favourite() {
      toggle()
      return favourite ? `${title} is no favourite any more` : `${title} is a favourite`
    },
  }
  useCardActions(slug, (action) => actions[action]())

  return { view, setView, choices, setChoices, look }
}

import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { flavourTitles } from '#client/flavour-titles.ts'
import { Colours } from '#client/pages/app/components/parts/colours.tsx'
import { NewsSwitch } from '#client/pages/parts/news-switch.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { ShortcutSwitch } from '#client/ui/shortcut-switch.tsx'
import { ThemePicker } from '#client/ui/theme-picker.tsx'
import { flavours } from '#shared/catalog.ts'
import type { Pages } from '#shared/page-props.ts'
import { AccountPage } from './parts/account-page.tsx'
import { AccountSection } from './parts/account-section.tsx'

export default function Settings({ news, csrfToken }: Pages['user/settings']) {
  const [{ flavour }, change] = useSnippetPreferences()

  return (
    <AccountPage title="Settings" about="Kept in your account, so that every browser of yours agrees.">
      <AccountSection id="theme" title="Theme" about="System follows your operating system, also when it changes.">
        <ThemePicker className="flex w-full max-w-sm" />
      </AccountSection>
      <AccountSection
        id="snippets"
        title="Snippets"
        about="How code is shown to you at first. A choice made beside a component is kept here, too."
      >
        <div className="grid justify-items-start gap-6">
          <div className="grid gap-2">
            <p className="text-sm font-medium text-ink">Framework</p>
            <Segmented
              label="Framework"
              options={flavours.map((value) => ({ value, label: flavourTitles[value] }))}
              value={flavour}
              onChange={(picked) => change({ flavour: picked })}
            />
          </div>
          <div className="grid gap-2">
            <p className="text-sm font-medium text-ink">Colours and code style</p>
            <Colours />
          </div>
        </div>
      </AccountSection>
      <AccountSection
        id="keyboard"
        title="Keyboard"
        about="On pages of the library, single keys move, copy and switch. The question mark shows them all."
      >
        <ShortcutSwitch />
      </AccountSection>
      <AccountSection
        id="news"
        title="New components by mail"
        about="One mail when the library has something new. A link in each stops them."
      >
        <NewsSwitch account={news} csrfToken={csrfToken} />
      </AccountSection>
    </AccountPage>
  )
}

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
import { KeyMailSwitch } from './parts/key-mail-switch.tsx'

export default function Settings({ news, keyMail, csrfToken }: Pages['user/settings']) {
  const [{ flavour }, change] = useSnippetPreferences()

  return (
    <AccountPage title="Settings" about="Saved in your account and used in every browser you sign in with.">
      <AccountSection id="theme" title="Theme" about="System follows the setting of your operating system.">
        <ThemePicker className="flex w-full max-w-sm" />
      </AccountSection>
      <AccountSection
        id="snippets"
        title="Snippets"
        about="How code is shown by default. What you choose beside a component is saved here too."
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
        about="On library pages, single keys move between components, copy code and switch views. Press ? to see them all."
      >
        <ShortcutSwitch />
      </AccountSection>
      <AccountSection
        id="news"
        title="New components by mail"
        about="One mail whenever we add components, with a link to unsubscribe."
      >
        <div className="text-sm/6">
          <NewsSwitch account={news} csrfToken={csrfToken} />
        </div>
      </AccountSection>
      <AccountSection
        id="key-mail"
        title="Access keys on new networks"
        about="A mail when one of your access keys is used from a network where it never was used before."
      >
        <KeyMailSwitch isOn={keyMail} csrfToken={csrfToken} />
      </AccountSection>
    </AccountPage>
  )
}

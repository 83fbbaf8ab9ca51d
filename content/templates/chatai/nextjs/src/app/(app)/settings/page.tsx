import Settings from '@/components/settings'
import SettingsPlan from '@/components/settings-plan'
import ThemeSwitch from '@/components/theme-switch'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/settings',
  'Settings · Postil',
  'How questions are sent, what is heard, the theme, and everything that is kept.',
)

export default function Page() {
  return (
    <>
      <Settings theme={<ThemeSwitch />} />
      <SettingsPlan />
    </>
  )
}

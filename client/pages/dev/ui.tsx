import { useAccount } from '#client/hooks/use-account.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import { ThemePicker } from '#client/ui/theme-picker.tsx'
import { Buttons } from './parts/buttons.tsx'
import { Controls } from './parts/controls.tsx'
import { Fields } from './parts/fields.tsx'
import { Links } from './parts/links.tsx'
import { Messages } from './parts/messages.tsx'

/** Everything the interface is built from, in every state, on one page. */
export default function Ui() {
  useAccount()

  return (
    <main id="content" className="mx-auto max-w-6xl px-5 py-12 sm:px-8">
      <PageHead title="Interface" description="The primitives of the interface, in every state." />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold tracking-tight text-ink">Interface</h1>
        <ThemePicker iconsOnly />
      </div>
      <Buttons />
      <Links />
      <Fields />
      <Controls />
      <Messages />
    </main>
  )
}

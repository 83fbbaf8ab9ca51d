import { usePage } from '@inertiajs/react'
import { useAddressedLook } from '#client/hooks/use-addressed-look.ts'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { choosePreviewWidth } from '#client/hooks/use-preview-width.ts'
import { Breadcrumb } from '#client/ui/breadcrumb.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { Pages } from '#shared/page-props.ts'
import { lookQuery, lookWithoutWidth } from '#shared/preview-look.ts'
import { beginsWide, previewWidths, readChosenWidth, wideWidth } from '#shared/preview-widths.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from './parts/page-intro.tsx'
import { RunningFlavours } from './parts/running-flavours.tsx'

const widths = [
  ...previewWidths.map((width) => ({ value: String(width), label: String(width) })),
  { value: 'full', label: 'Full' },
]

/** All flavours of a component at work: what is done in one is done in all. */
export default function Flavours({
  package: pack,
  subcategory,
  component,
  isOpen,
  known,
}: Pages['components/flavours']) {
  const { path, title } = component
  const siteTheme = useTheme()
  const mounted = useMounted()
  const { url, props } = usePage()
  const from = props.auth.user && /[?&]from=app(?:&|$)/.test(url) ? ({ from: 'app' } as const) : {}
  const [look, setLook] = useAddressedLook((next) => urls.flavours(path, { ...lookQuery(next), ...from }))
  const { theme, dir, width } = look
  const address = from.from ? urls.appComponent : urls.component
  const above = [
    { label: pack.title, ...(!from.from && { href: urls.components(pack.slug) }) },
    {
      label: subcategory.title,
      href: from.from ? urls.appComponentInList(path) : urls.subcategory(subcategory.path),
    },
    { label: title, href: address(path, lookWithoutWidth(look)) },
  ]

  /** Chosen here, it stays for the previews elsewhere, as theirs came here. */
  function chooseWidth(picked: number | 'full') {
    choosePreviewWidth(picked)
    setLook({ width: picked })
  }

  return (
    <>
      <PageHead
        title={`${title} in four flavours`}
        description={`${title} running as HTML with Alpine.js, React, Vue and Svelte, side by side.`}
        isListed={false}
      />
      <PageIntro
        above={<Breadcrumb above={above} className="mb-5" />}
        title={`${title}, in four flavours`}
        text={
          isOpen
            ? 'The files you copy, running. Use any one of them by pointer or keyboard: the other three get the same events, and what they show is compared after each step.'
            : 'HTML with Alpine.js, React, Vue and Svelte at work beside each other: what is done in one is done in all, and compared.'
        }
      />
      <div className="border-t border-line xl:px-8">
        <div className="mx-auto max-w-[100rem] px-5 py-8 sm:px-8 sm:py-10 lg:px-12">
          {isOpen ? (
            mounted ? (
              <>
                <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
                  <ColourSwatches legend="Colour of all four" />
                  <Segmented
                    label="Theme of all four"
                    value={theme ?? siteTheme}
                    onChange={(picked) => setLook({ theme: picked })}
                    options={[
                      { value: 'light', label: 'Light' },
                      { value: 'dark', label: 'Dark' },
                    ]}
                  />
                  <Segmented
                    label="Direction of all four"
                    value={dir}
                    onChange={(picked) => setLook({ dir: picked })}
                    options={[
                      { value: 'ltr', label: 'LTR' },
                      { value: 'rtl', label: 'RTL' },
                    ]}
                  />
                  <Segmented
                    label="Width of all four, in pixels"
                    value={String(width ?? (beginsWide(component) ? wideWidth : 'full'))}
                    onChange={(picked) => chooseWidth(readChosenWidth(picked) ?? 'full')}
                    options={widths}
                    className="tabular-nums max-sm:w-full max-sm:[&>label]:px-1"
                  />
                </div>
                <RunningFlavours
                  key={path}
                  component={component}
                  known={known}
                  theme={theme ?? siteTheme}
                  dir={dir}
                  width={width}
                />
              </>
            ) : (
              <noscript>
                <p className="max-w-prose text-base text-pretty text-muted">
                  Running four flavours together needs JavaScript. Allow it for this site and load the page again, or
                  read the code on the component’s page.
                </p>
              </noscript>
            )
          ) : (
            <div className="max-w-2xl rounded-xl bg-sunken px-5 py-8 ring-1 ring-line sm:px-8">
              <h2 className="text-xl font-semibold tracking-tight text-balance text-ink">
                All four flavours of this component come with a licence.
              </h2>
              <p className="mt-2 text-base text-pretty text-muted">
                Its React preview and what was compared are on its page. Free components run here for everybody.
              </p>
              <div className="mt-5 flex flex-wrap gap-3">
                <ButtonLink href={urls.pricing()}>Get access</ButtonLink>
                <ButtonLink href={urls.component(path)} variant="secondary-alt">
                  See the preview
                </ButtonLink>
              </div>
            </div>
          )}
        </div>
      </div>
    </>
  )
}

import { ArrowPathRoundedSquareIcon, ArrowUturnLeftIcon } from '@heroicons/react/16/solid'
import { Head } from '@inertiajs/react'
import { clsx } from 'clsx'
import { memo, useMemo } from 'react'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import type { Pages } from '#shared/page-props.ts'
import type { RoleClasses } from '#shared/tools/button/classes.ts'
import { paletteOf } from '#shared/tools/button/colours.ts'
import { finishClasses, templateFor } from '#shared/tools/button/cut.ts'
import { liveCss, type ColoredClasses } from '#shared/tools/button/live-css.ts'
import type { ButtonDesign } from '#shared/tools/button/options.ts'
import { presetClasses, classesOfPresets } from '#shared/tools/button/presets.ts'
import { surprise } from '#shared/tools/button/surprise.ts'
import { themes } from '#shared/tools/button/appearance.ts'
import { urls } from '#shared/urls.ts'
import { ChangesNote } from './parts/button/changes-note.tsx'
import { CodeSection } from './parts/button/code-section.tsx'
import { Controls } from './parts/button/controls.tsx'
import { PresetStrip } from './parts/button/preset-strip.tsx'
import { Measured } from './parts/button/measured.tsx'
import { Specimen } from './parts/button/specimen.tsx'
import { Ground } from './parts/button/stage.tsx'
import { StatesSection } from './parts/button/states-section.tsx'
import { useButtonTool } from './parts/button/use-button-tool.ts'
import { useKit } from './parts/button/use-kit.ts'
import { useLiveCss } from './parts/button/use-live-css.ts'
import { Problems } from './parts/palette/problems.tsx'
import { describeButton } from './parts/kept-designs/describe.ts'
import { KeptDesigns } from './parts/kept-designs/kept-designs.tsx'
import { asPage, type ToolProps } from './parts/as-page.tsx'
import { ToolPage } from './parts/tool-page.tsx'
import { ToolSection } from './parts/tool-section.tsx'
import { useAfterPaint } from './parts/use-after-paint.ts'

export default asPage(ButtonBuilder)

function ButtonBuilder({
  about,
  kit: first,
  iconManifest,
  kept,
  opening,
}: Pages['tools/tailwind-button-builder'] & ToolProps) {
  const { origin, address } = opening
  const tool = useButtonTool(first, address)
  const { kit, loadIcons, takeIcon, failed, retry } = useKit(first, iconManifest)
  const { design } = tool
  const { vocabulary, icons } = kit
  const finished = useMemo(() => {
    const templates = templateFor(design, kit)
    const usual = presetClasses(design, kit.vocabulary)
    if (!templates) return { classes: usual, changes: [], unsolved: [] }
    const { classes, ...notes } = finishClasses(templates, design, kit)
    // A spinner can be shown on what never loads, and has no class of its own there.
    return { classes: { ...usual, ...classes }, ...notes }
  }, [design, kit])
  const { classes } = finished
  const now = useMemo(() => ({ design, finished }), [design, finished])
  // The living button comes first; its states and its code follow in the next frame, dressed as before until then.
  const rested = useAfterPaint(now)
  const strip = useMemo(() => classesOfPresets(vocabulary), [vocabulary])
  const css = useMemo(() => liveCss([...strip, wornOf(rested), wornOf(now)]), [strip, rested, now])
  useLiveCss(css)

  return (
    <ToolPage about={about}>
      <SpecimenStyles href={urls.buttonStyles(kit.version, tool.firstQuery)} />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-8 sm:py-10">
        <div>
          <h1 className="text-3xl font-semibold tracking-tight text-balance text-ink">{about.title}</h1>
          <p className="mt-2 max-w-[62ch] text-pretty text-muted">
            Design a Tailwind CSS button in every state and both themes, and copy its code for four frameworks. Free,
            without an account.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary-alt" size="sm" disabled={!tool.canUndo} onClick={tool.undo} title="Ctrl+Z">
            <ArrowUturnLeftIcon aria-hidden className="size-4" />
            Undo
          </Button>
          <Button variant="secondary-alt" size="sm" onClick={() => tool.begin(surprise(design, Math.random))}>
            <ArrowPathRoundedSquareIcon aria-hidden className="size-4" />
            Surprise me
          </Button>
          <KeptDesigns tool="tailwind-button-builder" kept={kept} query={tool.query} describe={describeButton} />
          <CopyButton text={() => origin + urls.buttonTool(tool.query)} what="Link to this button" label="Copy link" />
        </div>
      </header>
      <Problems problems={tool.problems} />
      <PresetStrip vocabulary={vocabulary} icons={first.icons} onBegin={tool.begin} />
      <div className="@container mt-6">
        <div className="grid grid-cols-1 gap-x-10 gap-y-10 @4xl:grid-cols-[22rem_minmax(0,1fr)] @min-[88rem]:grid-cols-[26rem_minmax(0,1fr)]">
          <section
            aria-label="The button, alive"
            className="sticky top-14 z-10 -mx-[min(1.25rem,6vw)] grid sm:-mx-8 sm:grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] @4xl:static @4xl:col-start-2 @4xl:row-start-1 @4xl:mx-0 @4xl:rounded-xl @4xl:ring-1 @4xl:ring-line"
          >
            {themes.map((theme) => (
              <Ground
                key={theme}
                theme={theme}
                label={`${theme === 'light' ? 'Light' : 'Dark'} theme`}
                className={clsx(
                  'relative grid min-h-20 place-items-center border-line px-4 py-3 sm:min-h-32 @max-4xl:border-y @4xl:min-h-72',
                  theme === 'light' ? '@4xl:rounded-s-xl' : '@4xl:rounded-e-xl',
                )}
              >
                <Measured isFull={design.full} opens={design.group === 'split'}>
                  <Specimen design={design} classes={classes} icons={icons} />
                </Measured>
              </Ground>
            ))}
          </section>
          <div className="@4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1">
            <div className="@4xl:sticky @4xl:top-18 @4xl:-me-4 @4xl:max-h-[calc(100dvh-5.5rem)] @4xl:[scrollbar-width:thin] @4xl:overflow-y-auto @4xl:overscroll-contain @4xl:pe-4 @4xl:pb-4">
              <Controls design={design} icons={icons} onChange={tool.change} onIcons={loadIcons} onIcon={takeIcon} />
            </div>
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-y-12 @4xl:col-start-2">
            <ToolSection title="Every state">
              <StatesSection design={rested.design} classes={rested.finished.classes} icons={icons} />
              <ChangesNote {...rested.finished} />
            </ToolSection>
            <ToolSection title="Code of this button">
              <CodeSection
                design={rested.design}
                kit={kit}
                flavour={tool.format}
                tailwind={tool.tailwind}
                onFlavour={tool.setFormat}
                onTailwind={tool.setTailwind}
                failed={failed}
                onRetry={retry}
              />
            </ToolSection>
          </div>
        </div>
      </div>
    </ToolPage>
  )
}

type Finished = { design: ButtonDesign; finished: { classes: Partial<RoleClasses> } }

const wornOf = ({ design, finished }: Finished): ColoredClasses => ({
  lists: Object.values(finished.classes),
  palette: paletteOf(design.color),
})

/** Drawn once: each drawing changes the document's head, which costs more than the button. */
const SpecimenStyles = memo(function SpecimenStyles({ href }: { href: string }) {
  return (
    <Head>
      <link head-key="specimens" rel="stylesheet" href={href} />
    </Head>
  )
})

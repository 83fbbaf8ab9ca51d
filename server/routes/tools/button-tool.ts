import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import { presets, classesOfPresets } from '#shared/tools/button/presets.ts'
import { finishClasses, templateFor } from '#shared/tools/button/cut.ts'
import { paletteOf } from '#shared/tools/button/colours.ts'
import type { Kit } from '#shared/tools/button/kit.ts'
import { chevronBeside } from '#shared/tools/button/icon.ts'
import { liveCss } from '#shared/tools/button/live-css.ts'
import { type ButtonDesign, settled } from '#shared/tools/button/options.ts'
import { keyOf, structureOf } from '#shared/tools/button/source.ts'
import { decodeButton } from '#shared/tools/button/state.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { ButtonKit } from '../../domain/tools/button-kit.ts'
import { glyphBody, type Icons } from '../../domain/tools/icons.ts'
import { notFound } from '../../http/errors.ts'
import { forGood, sendText } from '../../http/send-text.ts'
import { page } from '../../page/page.ts'
import { keptFor } from './kept-designs.ts'

const slug = 'tailwind-button-builder'

/** What the page fetches beyond itself: the same for everyone, and before any session. */
export const buttonToolDataRoutes = new Hono<AppEnv>()
  .get(routes.buttonTemplates, (c) =>
    sendText(c, 'application/json', JSON.stringify(c.var.deps.buttonKit().templates), forGood),
  )
  .get(routes.buttonIcons, (c) =>
    sendText(c, 'application/json', JSON.stringify(c.var.deps.buttonKit().icons), forGood),
  )
  .get(routes.buttonStyles, (c) => {
    const { design } = decodeButton(new URL(c.req.url).search)
    return sendText(c, 'text/css', stylesOf(design, c.var.deps.buttonKit()), forGood)
  })

export const buttonToolRoutes = new Hono<AppEnv>().get(routes.buttonTool, async (c) => {
  const about = c.var.deps.goods.tools.find((tool) => tool.slug === slug)
  if (!about) return notFound(c)
  const { design } = decodeButton(new URL(c.req.url).search)
  return page(c, 'tools/tailwind-button-builder', {
    about,
    kit: kitFor(design, c.var.deps.buttonKit(), c.var.deps.icons),
    iconManifest: c.var.deps.icons.manifest(),
    kept: await keptFor(c, slug),
  })
})

/** The part of the kit that the first paint needs; the page fetches the rest before it is wanted. */
function kitFor(design: ButtonDesign, { version, vocabulary, templates, icons }: ButtonKit, sets: Icons): Kit {
  const key = keyOf(structureOf(design))
  const used = [settled(design), ...presets.map((preset) => preset.design)]
  const refs = [...new Set([...used.flatMap(({ start, end }) => [start, end, chevronBeside(start)]), 'ChevronDown'])]
  return {
    version,
    vocabulary,
    templates: templates[key] ? { [key]: templates[key] } : {},
    icons: Object.fromEntries(
      refs.flatMap((ref) => {
        const drawn = ref.includes('/') ? twice(glyphBody(sets, ref)) : icons[ref]
        return drawn ? [[ref, drawn] as const] : []
      }),
    ),
  }
}

const twice = (body: string | null): [string, string] | null => (body === null ? null : [body, body])

/** Shapes for every button, and the colours of this one and of the presets. */
function stylesOf(design: ButtonDesign, kit: ButtonKit): string {
  const templates = templateFor(design, kit)
  const own = templates ? Object.values(finishClasses(templates, design, kit).classes) : []
  const worn = [...classesOfPresets(kit.vocabulary), { lists: own, palette: paletteOf(design.color) }]
  return `${kit.css}\n${liveCss(worn)}`
}

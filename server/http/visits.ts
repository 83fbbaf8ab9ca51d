/** Counts visits of pages by day. Nothing of who visits is kept, so nothing is set and nobody has to be asked. */
import { createMiddleware } from 'hono/factory'
import { type Routes, routes } from '#shared/routes.ts'
import type { Figures } from '../domain/operator/figures.ts'
import type { AppEnv } from './app-env.ts'
import { patternOf } from './measured.ts'

/** Whether an address is counted as it is, since it names what we publish, or by its pattern, since it is somebody's. */
const pages: { [Name in keyof Routes]?: 'path' | 'pattern' } = {
  home: 'path',
  pricing: 'path',
  affiliate: 'path',
  components: 'path',
  subcategory: 'path',
  component: 'path',
  flavours: 'path',
  freeComponents: 'path',
  componentOfTheDay: 'path',
  webApplication: 'path',
  useItYourWay: 'path',
  templates: 'path',
  template: 'path',
  starterKits: 'path',
  starterKit: 'path',
  tools: 'path',
  tool: 'path',
  paletteTool: 'path',
  buttonTool: 'path',
  changelog: 'path',
  docs: 'path',
  search: 'path',
  docsSearch: 'path',
  doc: 'path',
  blog: 'path',
  blogTag: 'path',
  post: 'path',
  legal: 'path',
  login: 'path',
  register: 'path',
  app: 'path',
  appComponents: 'path',
  appSubcategory: 'path',
  appComponent: 'path',
  extrasTools: 'path',
  extrasStarterKits: 'path',
  appStarterKit: 'path',
  extrasTemplates: 'path',
  appTemplate: 'path',
  appChangelog: 'path',
  appDocumentation: 'path',
  appDoc: 'path',
  checkout: 'pattern',
  checkoutReturn: 'pattern',
  designRequest: 'pattern',
  teamInvitation: 'pattern',
}
const counted = new Map<string, 'path' | 'pattern'>(
  Object.entries(pages).map(([name, as]) => [routes[name as keyof Routes], as]),
)

/** Programs say what they are as well as they like; browsers of people all begin with "Mozilla". */
const robot = /bot\b|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|scan|archiv|python|curl|https?:\/\//i
export const isRobot = (agent = '') => !agent.startsWith('Mozilla/') || robot.test(agent)

type Visit = { request: Request; status: number; route: string; path: string }

/** Counts an answer where it is a page that somebody looks at. `route` is the pattern of its address. */
export function countVisit(figures: Pick<Figures, 'count'>, { request, status, route, path }: Visit) {
  const { method, headers } = request
  if (method !== 'GET' || (status !== 200 && status !== 304)) return
  if (isRobot(headers.get('user-agent') ?? '') || !isVisit(headers)) return
  const as = counted.get(route)
  if (as) figures.count('visit', as === 'path' ? path : route)
}

/** Of pages that were found, after they were answered; pages that are kept are counted by whoever keeps them. */
export const visits = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { figures } = c.var.deps
  countVisit(figures, { request: c.req.raw, status: c.res.status, route: patternOf(c), path: c.req.path })
})

/** A page somebody looks at: not one that is fetched ahead, in part, or into another. */
function isVisit(headers: Headers): boolean {
  const isAhead = ['purpose', 'sec-purpose'].some((name) => headers.get(name)?.startsWith('prefetch'))
  const isPart = headers.get('x-inertia-partial-component') !== null
  const into = headers.get('sec-fetch-dest')
  return !isAhead && !isPart && (into === null || into === 'document' || into === 'empty')
}

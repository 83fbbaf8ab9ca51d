import { urls } from '#shared/urls.ts'
import { inTurn, median } from '../timing.ts'
import { cpuPerAnswer } from './load.ts'
import { register } from './member.ts'

type Server = { url: string; pid: number; grant(email: string): void }

const component = 'application-ui/components/alerts/dismissible-alerts-in-four-tones'
const subcategory = component.slice(0, component.lastIndexOf('/'))
/** What browsers say. */
const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const teal = [
  'f0fdfa', 'ccfbf1', '99f6e4', '5eead4', '2dd4bf', '14b8a6', '0d9488', '0f766e', '115e59', '134e4a', '042f2e',
] // prettier-ignore
/** Answers before any is reckoned, and those of each round. */
const [warmUp, amount] = [500, 300]

/** Prints the milliseconds of CPU time that answers to people who are signed in, and to programs, take a server. */
export async function reportCosts(server: Server, rounds: number): Promise<void> {
  const reader = async () => {
    const { email, cookie } = await register(server.url)
    server.grant(email)
    return { ...accepted, cookie }
  }
  const signedIn = await reader()
  const html = await (await fetch(server.url + urls.app(), { headers: signedIn })).text()
  const version = /.*"version":"([^"]+)"/s.exec(html)?.[1] ?? ''
  const inertia = { ...signedIn, 'x-inertia': 'true', 'x-inertia-version': version }
  // So much code in so few minutes is more than one account may have.
  const pages: [string, string[], Record<string, string>][] = [
    ['a page of somebody signed in', [urls.home()], signedIn],
    ['the same in the app', [urls.appSubcategory(subcategory)], signedIn],
    ['the same as data for our router', [urls.appSubcategory(subcategory)], inertia],
    ['code in default colours', [urls.appCode(component, 'react')], await reader()],
    ['code in colours of one who comes again', [urls.appCode(component, 'react', { primary: 'teal' })], await reader()],
    ['code in colours that nobody had before', own(warmUp + rounds * amount), await reader()],
    ['the whole index of the registry', [urls.registry()], accepted],
    ['a search in it', [urls.registry({ q: 'pricing table' })], accepted],
    ['a name that it does not know', [urls.registryItem('pricing-tabel')], accepted],
  ]
  console.log(`${`CPU time of one answer, medians of ${rounds}`.padEnd(44)} ms`)
  for (const [what, paths, headers] of pages) {
    let asked = 0
    const cost = (count: number) => {
      const next = Array.from({ length: count }, () => inTurn(paths, asked++))
      return cpuPerAnswer({ ...server, paths: next, headers }, count)
    }
    await cost(warmUp)
    const costs: number[] = []
    for (let round = 0; round < rounds; round++) costs.push((await cost(amount)) ?? Number.NaN)
    console.log(what.padEnd(44), median(costs).toFixed(2))
  }
}

/** Addresses of the same code, each in a palette of somebody's own. */
const own = (count: number): string[] =>
  Array.from({ length: count }, (_, nth) =>
    urls.appCode(component, 'react', { primary: `brand-${nth}:${teal.join('.')}` }),
  )

import { urls } from '#shared/urls.ts'
import { median } from '../timing.ts'
import { cpuPerAnswer } from './load.ts'
import { register } from './member.ts'

type Server = { url: string; pid: number; grant(email: string): void }

const component = 'application-ui/components/alerts/dismissible'
const subcategory = component.slice(0, component.lastIndexOf('/'))
const br = { 'accept-encoding': 'br' }

/** Prints the milliseconds of CPU time that answers to somebody signed in take a server: medians of so many rounds. */
export async function reportCosts(server: Server, rounds: number): Promise<void> {
  const { email, cookie } = await register(server.url)
  server.grant(email)
  const signedIn = { ...br, cookie }
  const html = await (await fetch(server.url + urls.app(), { headers: signedIn })).text()
  const version = /.*"version":"([^"]+)"/s.exec(html)?.[1] ?? ''
  const inertia = { ...signedIn, 'x-inertia': 'true', 'x-inertia-version': version }
  const pages: [string, string, Record<string, string>][] = [
    ['a page of somebody signed in', urls.home(), signedIn],
    ['the same in the app', urls.appSubcategory(subcategory), signedIn],
    ['the same as data for our router', urls.appSubcategory(subcategory), inertia],
    ['code in default colours', urls.appCode(component, 'react'), signedIn],
    ['code in other colours', urls.appCode(component, 'react', { primary: 'teal' }), signedIn],
  ]
  console.log(`${`CPU time of one answer, medians of ${rounds}`.padEnd(44)} ms`)
  for (const [what, path, headers] of pages) {
    const target = { ...server, paths: [path], headers }
    await cpuPerAnswer(target, 500)
    const costs: number[] = []
    for (let round = 0; round < rounds; round++) costs.push((await cpuPerAnswer(target, 300)) ?? Number.NaN)
    console.log(what.padEnd(44), median(costs).toFixed(2))
  }
}

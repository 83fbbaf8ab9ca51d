/** What is looked at of a page, as a text that is the same as long as nothing of it is another. */
import { testimonials } from '#content/samples/testimonials.ts'
import { hashFiles } from '#toolchain/hash-tree.ts'
import { clientOfPage } from './client-of-page.ts'

export type PageSubjects = {
  /** What the server answers to who has the client already, kept from the first time on. */
  ask(path: string, signedIn: boolean): Promise<string>
  /** What a page is made of: what it shows, and the client as far as it is its own. */
  of(path: string, about: { signedIn: boolean; isActed: boolean }): Promise<string>
}

/** What differs from one server, account and moment to the next, and is nothing that axe could tell apart. */
const chance = [
  /[\w-]{32}\.[\w-]{43}/g, // a CSRF token
  /grace-\d+-\d+/g,
  /localhost:\d+/g,
  /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, // a request, or a session
  /\d{4}-\d\d-\d\dT[\d:.]+Z?/g,
]

/** Pages beside forms quote somebody by chance; whom they may quote enters by the method, whole. */
const quoted = testimonials.flatMap(({ feedback, author, role }) => [feedback, author, role].map(plainQuotes))

/** @param cookies of a member */
export async function pageSubjects(url: string, cookies: { name: string; value: string }[]): Promise<PageSubjects> {
  const version = await versionOf(url)
  const answers = new Map<string, Promise<string>>()

  function ask(path: string, signedIn: boolean): Promise<string> {
    const key = `${signedIn} ${path}`
    const cookie = signedIn ? cookies.map(({ name, value }) => `${name}=${value}`).join('; ') : ''
    const headers = { cookie, 'X-Inertia': 'true', 'X-Inertia-Version': version }
    const asked = answers.get(key) ?? fetch(url + path, { headers }).then((response) => response.text())
    answers.set(key, asked)
    return asked
  }

  return {
    ask,
    async of(path, { signedIn, isActed }) {
      const data = await ask(path, signedIn)
      const { component } = JSON.parse(data) as { component: string }
      const read = plainQuotes(data.replace(/"version":"[^"]*"/, ''))
      const shown = [...chance, ...quoted].reduce<string>((text, one) => text.replaceAll(one, ''), read)
      // What is searched, or shown in frames of its own.
      const library = isActed || /"(?:picture|heights)"/.test(data) ? hashFiles(['build/catalog/index.json']) : ''
      return [library, clientOfPage(component, data), shown].join('\n')
    },
  }
}

/** The version of the client, which every document says once: who names it gets a page's data alone. */
async function versionOf(url: string): Promise<string> {
  const [, found] = /"version":"([^"]+)"/.exec(await (await fetch(`${url}/login`)).text()) ?? []
  if (!found) throw new Error('the pages do not name the version of the client')
  return found
}

/** Markup, scripts and texts each write quotation marks and ampersands in a way of their own. */
function plainQuotes(text: string): string {
  return text.replaceAll(/&#x27;|&quot;|\\?["']/g, "'").replaceAll('&amp;', '&')
}

/** A sample is set in one world: the company of another is named only where it is a customer there. */
import { readTextIfThere } from '#toolchain/stamps/record.ts'
import type { Rule } from '../rule.ts'

export type World = { name: string; company: string; address: string; customers: string[] }

const worldsFile = 'content/components/WORLDS.md'
const heading = /^### (.+)$/m
const lineOf = (text: string, name: string) => new RegExp(`^- \\*\\*${name}\\*\\*: (.+)$`, 'm').exec(text)?.[1] ?? ''

/** The worlds, by their chapters: a heading of the third level, and a line for the company and one for the customers. */
export const worldsOf = (text: string): World[] =>
  text
    .split(/^(?=### )/m)
    .filter((chapter) => heading.test(chapter) && lineOf(chapter, 'Company') !== '')
    .map((chapter) => ({
      name: heading.exec(chapter)?.[1] ?? '',
      company: lineOf(chapter, 'Company').replace(/, `.*$/, ''),
      address: /`([\w.-]+)`/.exec(lineOf(chapter, 'Company'))?.[1] ?? '',
      customers: lineOf(chapter, 'Customers').split(', '),
    }))

const worlds = worldsOf(readTextIfThere(worldsFile) ?? '')
const companies = new Set(worlds.map(({ company }) => company))
/** Every name, longer ones first: “Halden Print” is not “Halden”. */
const names = [...new Set(worlds.flatMap(({ company, address, customers }) => [company, address, ...customers]))]
  .filter((name) => /^[A-Z\d]|\.example$/.test(name))
  .toSorted((a, z) => z.length - a.length)
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const named =
  names.length > 0 ? new RegExp(`(?<![\\p{L}.])(?:${names.map(escaped).join('|')})(?![\\p{L}])`, 'gu') : null
const byAddress = new Map(worlds.map(({ address, company }) => [address, company]))

export const worldsRule: Rule = {
  name: 'worlds',
  faultsOf({ strings }) {
    if (!named) return []
    const found = strings.flatMap(({ at, text }) =>
      [...text.matchAll(named)].map(([name]) => ({ at, name: byAddress.get(name) ?? name })),
    )
    const hosts = found.filter(({ name }) => companies.has(name))
    const apart = [...new Set(hosts.map(({ name }) => name))].toSorted()
    const isOneWorld = worlds.some(({ company, customers }) =>
      apart.every((name) => name === company || customers.includes(name)),
    )
    const [first] = hosts
    if (!first || isOneWorld) return []
    const what = apart.join(' and ')
    return [
      {
        at: first.at,
        what,
        help: `They are of different worlds: choose one of them, and its customers, in ${worldsFile}.`,
      },
    ]
  },
}

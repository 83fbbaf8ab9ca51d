/** An edition as the customer gets it: the files of its project, and those its generated.json names, compiled. */
import { join, relative } from 'node:path'
import { formatProblem, type Compiler, type CompileResult, type OutputFile } from '#compiler/index.ts'
import { isThere, readBytes, readText, readTextIfThere } from '#toolchain/stamps/record.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { componentsDir, root } from '#toolchain/paths.ts'
import { asAstro } from './astro.ts'
import { connect, functionsOfModules } from './connect.ts'
import { inProjectStyle } from './format.ts'
import { editionsOf, partsOf, type Item, type ItemEdition } from './items.ts'
import { routeLinks, routerOf } from './links.ts'
import { openOutlets } from './outlets.ts'
import { projectFiles } from './project-files.ts'
import { generatedFiles, readJson, type GeneratedFile } from './schema.ts'
import { withoutTypes } from './without-types.ts'
import { present } from '#toolchain/present.ts'

/** Paths in the project, sorted, with what lies there. */
export type Tree = Map<string, Uint8Array>
type Compiled = Extract<CompileResult, { ok: true }>

/**
 * Assembles editions; answers the tree of one. Sources are compiled once for all editions of an item.
 *
 * @throws an error that names the file and what is wrong: a source that is missing or does not compile, an ending
 *   that is not the flavour's, a file that two hands would write, a component that is sold in what is free
 */
export function createAssembler(): (edition: ItemEdition) => Promise<Tree> {
  const compilers = new Map<string, Promise<Compiler>>()
  const compiled = new Map<string, Promise<Compiled>>()

  const compilerOf = ({ source }: Item) => remembered(compilers, source, () => createHostCompiler(themeOf(source)))
  const compiledOf = (item: Item, from: string) =>
    remembered(compiled, `${item.source} ${from}`, async () => {
      const path = placeOf(item, from)
      const result = await (await compilerOf(item)).compile(readText(path), { file: relative(root, path) })
      if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n\n'))
      return result
    })

  return async (edition) => {
    const tree = await assembled(edition)
    const { item, name } = edition
    if (!editionsOf(item).some((own) => own.name === name)) return tree
    // An overlay lies in the project that proves it as somebody lays it over theirs.
    for (const part of partsOf(item))
      for (const [path, bytes] of await assembled(part)) {
        const to = join(part.at, path)
        if (tree.has(to)) throw new Error(`${part.name}: ${path} would replace a file of ${name}`)
        tree.set(to, bytes)
      }
    return inOrder(tree)
  }

  async function assembled(edition: ItemEdition): Promise<Tree> {
    const { folderPath } = edition
    const list = join(folderPath, 'generated.json')
    const generated = isThere(list)
      ? readJson(list, generatedFiles, 'does not say what is generated: a list of { to, from, flavour }.')
      : []
    const own = projectFiles(folderPath).map((path): [string, Uint8Array] => [path, readBytes(join(folderPath, path))])
    const tree = new Map(own)
    const packages = packagesOf(edition)
    const ownLink = tree.has('src/components/link.tsx') ? "import Link from '@/components/link'" : undefined
    for (const file of generated) {
      try {
        if (tree.has(file.to)) throw new Error('something lies there already')
        tree.set(file.to, await made(edition, file, { packages, ownLink }))
      } catch (cause) {
        throw new Error(`${relative(root, list)}: ${file.to}: ${(cause as Error).message}`, { cause })
      }
    }
    for (const [path, picture] of picturesShown(generated, tree, packages)) tree.set(path, picture)
    return inOrder(tree)
  }

  async function made(
    { item, folderPath }: ItemEdition,
    { to, from, flavour }: GeneratedFile,
    { packages, ownLink }: { packages: string[]; ownLink: string | undefined },
  ) {
    if (item.about.free && isComponent(from) && !(await compiledOf(item, from)).meta.free)
      throw new Error(`${from} is sold, and what is free holds free components only`)
    if (!flavour) return copied(placeOf(item, from), join(folderPath, to))
    const language = flavour === 'react' ? 'tsx' : flavour === 'react-js' ? 'jsx' : flavour
    if (!to.endsWith(`.${language}`) && !(language === 'html' && to.endsWith('.blade.php')))
      throw new Error(`a file of the flavour ${flavour} ends in .${language}`)
    const { outputs } = await compiledOf(item, from)
    const codeIn = (printed: OutputFile['language']) => {
      const { files } = outputs[printed === 'tsx' || printed === 'jsx' ? 'react' : printed]
      const output = files.find(({ language }) => language === printed)
      return present(output, `a file of ${from} in ${printed}`).code
    }
    const opened =
      language === 'astro'
        ? await asAstro({ react: codeIn('tsx'), html: codeIn('html') })
        : openOutlets(codeIn(language), language)
    const router = routerOf(packages)
    const isRouted = router && language !== 'html' && language !== 'svelte' && language !== 'astro'
    const linked = isRouted ? routeLinks(opened, router, ownLink) : opened
    const connected = connect(linked, { to, language, packages })
    const lost = functionsOfModules(readText(placeOf(item, from))).filter((name) => !isNamed(name, connected))
    if (lost.length > 0)
      throw new Error(
        `${from}: the compiler writes out what ${lost.join(' and ')} answers and leaves out the call; give it a body that is more than one return`,
      )
    const finished = router === 'next' && needsBrowser(connected) ? `'use client'\n\n${connected}` : connected
    return new TextEncoder().encode(await inProjectStyle(finished, join(folderPath, to)))
  }
}

/** A module in TypeScript loses its types where the project has none. */
async function copied(from: string, to: string) {
  if (!from.endsWith('.ts') || !to.endsWith('.js')) return readBytes(from)
  return new TextEncoder().encode(await inProjectStyle(withoutTypes(readText(from)), to))
}

const inOrder = (tree: Tree): Tree => new Map([...tree].sort(([a], [z]) => (a < z ? -1 : 1)))

const isNamed = (name: string, code: string) => new RegExp(`\\b${name}\\b`).test(code)

/** Whether a file is made from a component of the catalogue. */
const isComponent = (from: string) => !/^(source|media)\//.test(from)

/**
 * The catalogue's pictures that compiled files show and the project has not of its own, by where it serves them from.
 *
 * @throws an error that names a picture that is in neither
 */
function picturesShown(generated: GeneratedFile[], tree: Tree, packages: string[]): Tree {
  const served = packages.includes('@sveltejs/kit') ? 'static' : 'public'
  const texts = generated.filter(({ flavour }) => flavour).map(({ to }) => new TextDecoder().decode(tree.get(to)))
  const shown = new Set(texts.flatMap((text) => text.match(/\/media\/[\w/-]+\.\w+/g) ?? []))
  const missing = [...shown].filter((address) => !tree.has(served + address))
  return new Map(
    missing.map((address) => {
      const from = join(root, 'content', address)
      if (!isThere(from)) throw new Error(`a compiled file shows ${address}, which is no picture of ours or its own`)
      return [served + address, readBytes(from)]
    }),
  )
}

/** Where what a file is made from lies. */
function placeOf({ source }: Item, from: string): string {
  const path = from.startsWith('source/')
    ? join(source, from.slice('source/'.length))
    : from.startsWith('media/')
      ? join(root, 'content', from)
      : join(componentsDir, `${from}.tsx`)
  if (!isThere(path)) throw new Error(`there is no ${relative(root, path)}`)
  return path
}

/** What the sources of an item may use besides Tailwind's own. The fonts it imports are packages of the project, and no classes. */
function themeOf(source: string): string {
  return readTextIfThere(join(source, 'theme.css'))?.replace(/^@import .*$/gm, '') ?? ''
}

/** The packages an edition's project asks for; an overlay's project is not its own. */
export function packagesOf({ folderPath }: ItemEdition): string[] {
  const text = readTextIfThere(join(folderPath, 'package.json')) ?? '{}'
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Record<string, Record<string, string>>
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !ofTests.includes(name))
}

/** What only a project's own tests run on: nothing that is built of it is made of these. */
const ofTests = ['fake-indexeddb', 'jsdom', 'vitest']

/** Hooks, Headless UI and listeners run in the browser only. */
const needsBrowser = (code: string) => /from '@headlessui\/react'|\buse(State|Effect|Ref)\(|\son[A-Z]\w+=\{/.test(code)

function remembered<T>(store: Map<string, T>, key: string, make: () => T): T {
  const value = store.get(key) ?? make()
  store.set(key, value)
  return value
}

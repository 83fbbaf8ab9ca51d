/** What the script imports, gathered while the template and the script are written. */
export type Imports = {
  /** Asks for a name of a module and answers what it is called here, which differs if the author uses the name. */
  use(module: string, name: string): string
  /** Takes a name under the name its author gave it. */
  useAs(module: string, name: string, local: string): void
  has(module: string, name: string): boolean
  /** The import declarations. */
  print(): string
  /** The npm packages imported from, apart from Vue itself. */
  packages(): string[]
}

const order = ['vue', '@headlessui/vue', '@heroicons/vue', 'clsx']

/** @param taken the author's names */
export function createImports(taken: ReadonlySet<string>): Imports {
  const modules = new Map<string, Map<string, string>>()
  const namesOf = (module: string) => {
    const names = modules.get(module) ?? new Map<string, string>()
    modules.set(module, names)
    return names
  }
  return {
    useAs: (module, name, local) => void namesOf(module).set(name, local),
    use(module, name) {
      const names = namesOf(module)
      if (name === 'default') {
        names.set(name, module)
        return module
      }
      const known = names.get(name)
      if (known) return known
      const prefix = module === 'vue' ? 'vue' : 'Headless'
      const local = taken.has(name) ? `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
      names.set(name, local)
      return local
    },
    has: (module, name) => modules.get(module)?.has(name) ?? false,
    print: () =>
      [...modules]
        .toSorted(([a], [z]) => rank(a) - rank(z) || a.localeCompare(z, 'en'))
        .map(([module, names]) =>
          names.has('default')
            ? `import ${names.get('default')} from '${module}'`
            : `import { ${[...names].map(specifier).toSorted().join(', ')} } from '${module}'`,
        )
        .join('\n'),
    packages: () =>
      order.filter((name) => name !== 'vue' && [...modules.keys()].some((module) => module.startsWith(name))),
  }
}

const specifier = ([name, local]: [string, string]) => (name === local ? name : `${name} as ${local}`)
const rank = (module: string) => order.findIndex((name) => module.startsWith(name))

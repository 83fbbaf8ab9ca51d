/**
 * Joins generated code to the project around it. A source knows neither a router nor the project's own modules, so it
 * says with plain functions what it needs, each below a comment, and here they become what the project has for it:
 *
 * - below "from lib/auth" stands a function of that module, which is imported by the same name
 * - below "path of the router" stands currentPath, and `const path = currentPath()` becomes the page that is shown
 * - below "way of the router" stands goTo, which becomes the router's own way to another page
 */
import { posix } from 'node:path'
import { shownPath } from './astro-alpine.ts'
import { importing, type Language } from './outlets.ts'

type Place = { to: string; language: Language; packages: string[] }
type Shape = {
  /** How a file of the project imports one of its modules, "lib/auth". */
  module: (name: string, to: string, packages: string[]) => string
  path: (code: string) => string
  way: (code: string) => string
}

/** Answers code without marks as it is. Throws when a comment stands above something else than its function. */
export function connect(code: string, { to, language, packages }: Place): string {
  const shape = shapes[shapeOf(language, packages)]
  const modules = new Map<string, string[]>()
  const steps: Record<string, (code: string) => string> = {}
  let joined = code.replace(
    marked,
    (_, _indent, module: string | undefined, mark: string | undefined, name: string) => {
      if (module) modules.set(module, [...(modules.get(module) ?? []), name])
      else if (mark) steps[mark] = shape[mark as 'path' | 'way']
      // A page without a router goes where it goes by the function as it stands.
      return mark === 'way' && (language === 'html' || language === 'astro') ? _.replace(/ *\/\*.*\n/, '') : ''
    },
  )
  for (const step of Object.values(steps)) joined = step(joined)
  for (const [module, names] of modules)
    joined = withImport(joined, language, names.join(', '), shape.module(module, to, packages))
  const left = /\/\* (from [\w/-]+|(path|way) of the router) \*\//.exec(joined)
  if (left) throw new Error(`“${left[0]}” does not stand above a function`)
  // A frame of pages knows none of them: which is the current one is found where the pages are put together.
  const isFrame = joined.includes(language === 'astro' ? '<slot />' : '<!-- outlet -->')
  return isFrame ? joined.replace(/\s+aria-current="page"/g, '') : joined
}

const marked = /( *)\/\* (?:from ([\w/-]+)|(path|way) of the router) \*\/\n\1function (\w+)[^]*?\n\1\}\n\n?/g

/** The functions of a source that stand for those of the project's modules. */
export const functionsOfModules = (source: string): string[] =>
  [...source.matchAll(marked)].flatMap(([, , module, , name = '']) => (module ? name : []))

const current = /\bconst path = currentPath\(\)/
const going = /\bgoTo\(/g
const firstLine = /^export default function \w+\(.*\) \{\n/m

const shapes = {
  tanstack: {
    module: (name) => `~/${name}`,
    path: (code) =>
      withImport(
        code.replace(current, 'const { pathname: path } = useLocation()'),
        'tsx',
        'useLocation',
        '@tanstack/react-router',
      ),
    way: (code) =>
      withImport(
        code
          .replace(/\bgoTo\(([^()]*)\)/g, 'navigate({ to: $1 })')
          .replace(firstLine, '$&  const navigate = useNavigate()\n'),
        'tsx',
        'useNavigate',
        '@tanstack/react-router',
      ),
  },
  'react-router': {
    // In src, or in app with the framework mode of React Router.
    module: (name, to) => posix.relative(posix.dirname(to), `${to.split('/', 1)[0]}/${name}`),
    path: (code) =>
      withImport(
        code.replace(current, 'const { pathname: path } = useLocation()'),
        'tsx',
        'useLocation',
        'react-router',
      ),
    way: (code) =>
      withImport(
        code.replace(going, 'navigate(').replace(firstLine, '$&  const navigate = useNavigate()\n'),
        'tsx',
        'useNavigate',
        'react-router',
      ),
  },
  next: {
    module: (name) => `@/${name}`,
    path: (code) =>
      withImport(code.replace(current, 'const path = usePathname()'), 'tsx', 'usePathname', 'next/navigation'),
    way: (code) =>
      withImport(
        code.replace(going, 'router.push(').replace(firstLine, '$&  const router = useRouter()\n'),
        'tsx',
        'useRouter',
        'next/navigation',
      ),
  },
  inertia: {
    module: (name) => `#client/${name}.ts`,
    path: (code) =>
      withImport(
        code.replace(current, "const path = usePage().url.replace(/\\?.*/, '')"),
        'tsx',
        'usePage',
        '@inertiajs/react',
      ),
    way: (code) => withImport(code.replace(going, 'router.visit('), 'tsx', 'router', '@inertiajs/react'),
  },
  'vue-router': {
    module: (name) => `@/${name}`,
    path: (code) =>
      withImport(
        importing(code, 'computed', 'vue').replace(
          current,
          'const route = useRoute()\nconst path = computed(() => route.path)',
        ),
        'vue',
        'useRoute',
        'vue-router',
      ),
    way: (code) =>
      withImport(
        code.replace(going, 'router.push(').replace(/^const \w+ = ref/m, 'const router = useRouter()\n$&'),
        'vue',
        'useRouter',
        'vue-router',
      ),
  },
  nuxt: {
    module: (name) => `~/${name}`,
    path: (code) =>
      importing(code, 'computed', 'vue').replace(
        current,
        'const route = useRoute()\nconst path = computed(() => route.path)',
      ),
    way: (code) => code.replace(going, 'navigateTo('),
  },
  sveltekit: {
    module: (name) => `#${name}.ts`,
    path: (code) =>
      withImport(code.replace(current, 'const path = $derived(page.url.pathname)'), 'svelte', 'page', '$app/state'),
    way: (code) => withImport(code.replace(going, 'goto('), 'svelte', 'goto', '$app/navigation'),
  },
  astro: {
    module: (name) => `@/${name}.ts`,
    path: (code) => code.replace(current, () => `const path = ${shownPath}`),
    way: (code) => code,
  },
  plain: {
    module: (name, _, packages) => `/src/${name}.${packages.includes('typescript') ? 'ts' : 'js'}`,
    path: (code) => code,
    way: (code) => code.replace('assign(address)', 'assign(import.meta.env.BASE_URL + address.slice(1))'),
  },
} satisfies Record<string, Shape>

function shapeOf(language: Language, packages: string[]): keyof typeof shapes {
  if (language === 'html') return 'plain'
  if (language === 'astro') return 'astro'
  if (language === 'svelte') return 'sveltekit'
  if (language === 'vue') return packages.includes('nuxt') ? 'nuxt' : 'vue-router'
  if (packages.includes('@tanstack/react-router')) return 'tanstack'
  if (packages.includes('@inertiajs/react')) return 'inertia'
  return packages.includes('next') ? 'next' : 'react-router'
}

/** In HTML the script becomes a module, since no other may import. */
function withImport(code: string, language: Language, names: string, from: string): string {
  if (language === 'tsx' || language === 'jsx') return importing(code, names, from)
  const statement = `import { ${names} } from '${from}'`
  if (language === 'html')
    return code.replace(/<script(?: type="module")?>\n/, () => `<script type="module">\n  ${statement}\n\n`)
  if (language === 'astro' && /^ {2}import Alpine /m.test(code))
    return code.replace(/^ {2}import Alpine /m, (first) => `  ${statement}\n${first}`)
  if (language === 'astro') return code.replace(/^---\n/, (fence) => `${fence}${statement}\n\n`)
  return code.replace(/^<script[^>]*>\n/, (head) => `${head}${language === 'svelte' ? '  ' : ''}${statement}\n`)
}

import { expect, test } from 'vitest'
import { connect } from './connect.ts'

const react = `import { useState } from 'react'

/* from lib/auth */
function signIn(email: string) {
  return email
}

/* way of the router */
function goTo(address: string) {
  window.location.assign(address)
}

export default function SignIn() {
  async function submit() {
    const problem = await signIn('')
    if (!problem) goTo('/')
  }
}
`

test('a React project gets its own module and the way of its router', () => {
  const connected = connect(react, { to: 'src/components/sign-in.tsx', language: 'tsx', packages: ['react-router'] })
  expect(connected).toContain("import { useState } from 'react'")
  expect(connected).toContain("import { signIn } from '../lib/auth'")
  expect(connected).toContain("import { useNavigate } from 'react-router'")
  expect(connected).toContain('function SignIn() {\n  const navigate = useNavigate()\n')
  expect(connected).toContain("navigate('/')")
  expect(connected).not.toMatch(/goTo|function signIn|\/\*/)

  const framed = connect(react, { to: 'app/routes/in/sign-in.tsx', language: 'tsx', packages: ['react-router'] })
  expect(framed).toContain("import { signIn } from '../../lib/auth'")

  const next = connect(react, { to: 'src/components/sign-in.tsx', language: 'tsx', packages: ['next'] })
  expect(next).toContain("import { signIn } from '@/lib/auth'")
  expect(next).toContain("router.push('/')")

  const start = connect(react, { to: 'src/a.tsx', language: 'tsx', packages: ['@tanstack/react-router'] })
  expect(start).toContain("import { signIn } from '~/lib/auth'")
  expect(start).toContain("import { useNavigate } from '@tanstack/react-router'")
  expect(start).toContain("navigate({ to: '/' })")

  const inertia = connect(react, { to: 'client/sign-in.tsx', language: 'tsx', packages: ['@inertiajs/react'] })
  expect(inertia).toContain("import { signIn } from '#client/lib/auth.ts'")
  expect(inertia).toContain("import { router } from '@inertiajs/react'")
  expect(inertia).toContain("router.visit('/')")
})

test('the page that is shown comes from the router', () => {
  const mark = "/* path of the router */\nfunction currentPath() {\n  return '/'\n}\n\n"
  const vue = `<script setup lang="ts">\nimport { ref } from 'vue'\n\n${mark}const path = currentPath()\n</script>\n`
  expect(connect(vue, { to: 'a.vue', language: 'vue', packages: ['vue-router'] })).toBe(
    `<script setup lang="ts">\nimport { useRoute } from 'vue-router'\nimport { computed, ref } from 'vue'\n\nconst route = useRoute()\nconst path = computed(() => route.path)\n</script>\n`,
  )
  expect(connect(vue, { to: 'a.vue', language: 'vue', packages: ['nuxt'] })).toBe(
    `<script setup lang="ts">\nimport { computed, ref } from 'vue'\n\nconst route = useRoute()\nconst path = computed(() => route.path)\n</script>\n`,
  )
  const start = `${mark}export default function Layout() {\n  const path = currentPath()\n}\n`
  expect(connect(start, { to: 'a.tsx', language: 'tsx', packages: ['@tanstack/react-router'] })).toBe(
    `import { useLocation } from '@tanstack/react-router'\n\nexport default function Layout() {\n  const { pathname: path } = useLocation()\n}\n`,
  )
  const inertia = `${mark}export default function Layout() {\n  const path = currentPath()\n}\n`
  expect(connect(inertia, { to: 'a.tsx', language: 'tsx', packages: ['@inertiajs/react'] })).toBe(
    `import { usePage } from '@inertiajs/react'\n\nexport default function Layout() {\n  const path = usePage().url.replace(/\\?.*/, '')\n}\n`,
  )
  const indented = mark.replace(/^(?=.)/gm, '  ')
  const svelte = `<script lang="ts">\n${indented}  const path = currentPath()\n</script>\n`
  expect(connect(svelte, { to: 'a.svelte', language: 'svelte', packages: ['@sveltejs/kit'] })).toBe(
    `<script lang="ts">\n  import { page } from '$app/state'\n  const path = $derived(page.url.pathname)\n</script>\n`,
  )
})

test('Nuxt imports its router by itself, and modules of the project lie below ~/', () => {
  const marks = react.slice(react.indexOf('/* from'), react.indexOf('export default'))
  const vue = `<script setup lang="ts">\n${marks}async function submit() {\n  if (!(await signIn(''))) goTo('/')\n}\n</script>\n`
  expect(connect(vue, { to: 'app/components/SignIn.vue', language: 'vue', packages: ['nuxt'] })).toBe(
    `<script setup lang="ts">\nimport { signIn } from '~/lib/auth'\nasync function submit() {\n  if (!(await signIn(''))) navigateTo('/')\n}\n</script>\n`,
  )
})

test('in HTML a script that imports is a module, and a frame of pages knows no current one', () => {
  const script =
    '<script>\n  {\n    /* from lib/theme */\n    function saveTheme() {\n      return 1\n    }\n\n    saveTheme()\n  }\n</script>'
  expect(connect(script, { to: 'a.html', language: 'html', packages: [] })).toBe(
    '<script type="module">\n  import { saveTheme } from \'/src/lib/theme.js\'\n\n  {\n    saveTheme()\n  }\n</script>',
  )
  expect(connect(script, { to: 'a.html', language: 'html', packages: ['typescript'] })).toContain("'/src/lib/theme.ts'")
  const link = '<a href="/" aria-current="page">Home</a>'
  expect(connect(`${link}<!-- outlet -->`, { to: 'a.html', language: 'html', packages: [] })).toBe(
    '<a href="/">Home</a><!-- outlet -->',
  )
  expect(connect(link, { to: 'a.html', language: 'html', packages: [] })).toBe(link)
})

test('an Astro component imports modules of the project before Alpine.js, and goes its own way', () => {
  const script =
    "<script>\n  // @ts-nocheck\n  import Alpine from '@/lib/alpine.ts'\n\n  /* from lib/mail */\n  function send() {\n    return 1\n  }\n\n  /* way of the router */\n  function goTo(address) {\n    location.assign(address)\n  }\n\n  send()\n</script>"
  expect(connect(script, { to: 'a.astro', language: 'astro', packages: ['astro'] })).toBe(
    "<script>\n  // @ts-nocheck\n  import { send } from '@/lib/mail.ts'\n  import Alpine from '@/lib/alpine.ts'\n\n  function goTo(address) {\n    location.assign(address)\n  }\n\n  send()\n</script>",
  )
  const still = `---
/* from lib/mail */
function send() {
  return 1
}

/* path of the router */
function currentPath() {
  return '/'
}

const path = currentPath()
---

<p>{path}</p>
`
  expect(connect(still, { to: 'a.astro', language: 'astro', packages: ['astro'] })).toBe(`---
import { send } from '@/lib/mail.ts'

const path = Astro.url.pathname.replace(/(?:\\/index)?(?:\\.html)?\\/?$/, '') || '/'
---

<p>{path}</p>
`)
  const link = '<a href="/" aria-current="page">Home</a>'
  expect(connect(`${link}<slot />`, { to: 'a.astro', language: 'astro', packages: [] })).toBe(
    '<a href="/">Home</a><slot />',
  )
})

test('a comment above something else is a mistake', () => {
  const code = '/* from lib/auth */\nconst signIn = 1\n'
  expect(() => connect(code, { to: 'a.tsx', language: 'tsx', packages: ['next'] })).toThrow(
    'does not stand above a function',
  )
})

import { expect, test } from 'vitest'
import { routeLinks } from './links.ts'

test('a link of the site is one of the router, also where its closing tag is broken', () => {
  const code =
    '<template>\n  <p>\n    Or <a\n      href="/a"\n      >ask</a\n    >. See <a href="https://b.example">b</a>\n  </p>\n</template>\n'
  const linked = routeLinks(code, 'vue-router')
  expect(linked).toContain('<RouterLink\n      to="/a"\n      >ask</RouterLink>. See <a href="https://b.example">b</a>')
  expect(linked).toMatch(/^<script setup lang="ts">\nimport \{ RouterLink \} from 'vue-router'\n/)
})

test('a project that has a link of its own brings in that one', () => {
  const code = 'import clsx from \'clsx\'\n\nconst row = <a href="/a">A</a>\n'
  expect(routeLinks(code, 'next', "import Link from '@/components/link'")).toBe(
    "import Link from '@/components/link'\nimport clsx from 'clsx'\n\nconst row = <Link href=\"/a\">A</Link>\n",
  )
})

import { Section } from '#client/pages/parts/section.tsx'
import { Link } from '#client/ui/link.tsx'
import { urls } from '#shared/urls.ts'
import { Heading } from './heading.tsx'
import { Points } from './points.tsx'

const ways = [
  {
    title: 'Copy',
    text: 'One press puts the whole file on the clipboard, in the framework and the colours you chose.',
  },
  {
    title: 'Zip',
    text: 'Collect components from any page and download them together, with the theme and a list of what to install.',
  },
  { title: 'StackBlitz', text: 'Opens the component as a project that runs in the browser, ready to change.' },
  {
    title: 'SVG',
    text: 'For designers: real text, named layers and your colours, for components whose drawing looks the same.',
  },
  {
    title: 'Colours as a theme',
    text: 'Your shades come with the code as @theme lines for your stylesheet, if you want names.',
  },
]

/** How a component comes into a project. */
export const Taking = () => (
  <Section labelledBy="taking" className="py-16 sm:py-24">
    <Heading id="taking" title="Copy it, download it or open it elsewhere">
      Nothing is installed from us: you take source code, and change it as you like. Try it with{' '}
      <Link href={urls.freeComponents()}>a free component</Link>.
    </Heading>
    <Points points={ways} className="lg:grid-cols-5 lg:gap-x-8" />
  </Section>
)

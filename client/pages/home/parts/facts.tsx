import { Section } from '#client/pages/parts/section.tsx'
import { Link } from '#client/ui/link.tsx'
import { urls } from '#shared/urls.ts'
import { PointList } from './point-list.tsx'

const facts = [
  { title: 'Light and dark', text: 'Both themes are designed, and contrast is checked in each.' },
  { title: 'Left to right and right to left', text: 'Pages in Arabic or Hebrew are mirrored without changes.' },
  { title: 'Keyboard and screen readers', text: 'Native elements, the expected keys, and a visible focus.' },
  { title: 'Tailwind CSS 4 and 3', text: 'On the default scale, without a plugin of ours.' },
  { title: 'Every screen size', text: 'From 320 pixels up, and with text at twice its size.' },
]

const ways = [
  { title: 'Copy', text: 'The whole file, in the framework and the colours you chose.' },
  { title: 'Run a command', text: 'With the shadcn command line or our own, in all four flavours.' },
  { title: 'Ask an assistant', text: 'Yours finds and fetches components over MCP.' },
  { title: 'Download a zip', text: 'Several components with your theme and a list of what to install.' },
  { title: 'Open in StackBlitz', text: 'The component as a project that runs in the browser.' },
  { title: 'Save as SVG', text: 'For designers: real text and named layers, in your colours.' },
  { title: 'Add your colours', text: 'Your shades come with the code, as a Tailwind theme.' },
]

/** What is true of every component, and how one comes into a project. */
export const Facts = () => (
  <Section className="grid gap-x-16 gap-y-14 py-14 sm:py-16 lg:grid-cols-2">
    <PointList id="facts" title="What every component comes with" points={facts} />
    <PointList id="taking" title="How to get the code" points={ways}>
      You take source code and change it as you like. Try it with{' '}
      <Link href={urls.freeComponents()}>a free component</Link>, or{' '}
      <Link href={urls.useItYourWay()}>see every way</Link>.
    </PointList>
  </Section>
)

import { usePage } from '@inertiajs/react'
import { Section } from '#client/pages/parts/section.tsx'
import { useMenu } from '#client/hooks/use-menu.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { counted } from '#shared/counted.ts'
import { urls } from '#shared/urls.ts'

export function Closing() {
  const signedIn = usePage().props.auth.user !== null
  const { free } = useMenu()

  return (
    <Section labelledBy="closing" className="py-24 text-center sm:py-36">
      <h2
        id="closing"
        className="mx-auto max-w-3xl text-4xl leading-[1.05] font-semibold tracking-[-0.03em] text-balance text-ink sm:text-6xl"
      >
        {free > 0 ? 'Start with a free component' : 'See the components'}
      </h2>
      <p className="mx-auto mt-5 max-w-xl text-lg text-pretty text-muted">
        {free > 0
          ? `${counted(free, 'component')} with all of the code, in every framework. Put one into your project and see how it works there.`
          : 'Every one can be tried here in full and in your colours.'}
      </p>
      <div className="mt-9 flex flex-wrap justify-center gap-3">
        <ButtonLink href={free > 0 ? urls.freeComponents() : urls.components()} size="xl">
          {free > 0 ? 'Take a free component' : 'See the components'}
        </ButtonLink>
        <ButtonLink href={signedIn ? urls.app() : urls.register()} size="xl" variant="secondary-alt">
          {signedIn ? 'Open the library' : 'Create a free account'}
        </ButtonLink>
      </div>
    </Section>
  )
}

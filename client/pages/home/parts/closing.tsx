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
    <Section
      labelledBy="closing"
      className="grid items-center gap-x-16 gap-y-8 py-14 sm:py-20 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <h2
          id="closing"
          className="text-4xl leading-[1.05] font-semibold tracking-[-0.03em] text-balance text-ink sm:text-5xl"
        >
          {free > 0 ? 'Start with a free component' : 'See the components'}
        </h2>
        <p className="mt-4 max-w-xl text-lg text-pretty text-muted">
          {free > 0
            ? `${counted(free, 'component')} with all of their code, in every framework. Try one in your own project.`
            : 'Try any of them here, in your own colours.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={free > 0 ? urls.freeComponents() : urls.components()} size="xl">
          {free > 0 ? 'Browse free components' : 'See the components'}
        </ButtonLink>
        <ButtonLink href={signedIn ? urls.app() : urls.register()} size="xl" variant="secondary-alt">
          {signedIn ? 'Open the library' : 'Create a free account'}
        </ButtonLink>
      </div>
    </Section>
  )
}

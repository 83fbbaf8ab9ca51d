import { BeakerIcon } from '@heroicons/react/20/solid'

/** Says that nobody pays with real money here. */
export function SandboxNote() {
  return (
    <p className="mb-6 flex max-w-xl gap-3 rounded-lg bg-accent-wash px-4 py-3 text-sm text-pretty text-ink">
      <BeakerIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span>
        <strong className="font-medium">Sandbox.</strong> No bank is asked and no money moves. The licence is as real as
        this installation.
      </span>
    </p>
  )
}

/**
 * @title Simple radio list with legend
 * @description A radio group of plain rows under a legend, one of them disabled, with a sentence that follows the choice.
 * @keywords radio buttons, single choice, option list, fieldset, pause subscription, vertical radios
 * @layout centered
 * @order 4
 * @part AUI-C22-4
 */
import { useState, type FormEvent } from 'react'

const pauses = [
  { id: 'one', name: '1 week', back: 'Thursday, October 1', isOff: false },
  { id: 'two', name: '2 weeks', back: 'Thursday, October 8', isOff: false },
  { id: 'four', name: '4 weeks', back: 'Thursday, October 22', isOff: false },
  { id: 'open', name: 'Until I restart it', back: 'the week you restart', isOff: true },
]

export default function SimpleRadioListWithLegend() {
  const [pause, setPause] = useState('two')
  const [isPaused, setIsPaused] = useState(false)
  const back = pauses.find((each) => each.id === pause)?.back

  function choose(id: string) {
    setPause(id)
    setIsPaused(false)
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsPaused(true)
  }

  return (
    <form
      onSubmit={save}
      className="w-full max-w-sm overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <img
        src="/media/scenes/cut-farm-autumn-wide.webp"
        alt="Blue barn and silo behind plowed fields in fall, the trees brown, cut from paper"
        width={1600}
        height={900}
        className="h-36 w-full object-cover"
      />
      <fieldset className="px-5 pt-5 sm:px-6">
        <legend className="float-start w-full text-base/7 font-semibold text-secondary-950 dark:text-white">
          How long should we pause your box?
        </legend>
        <div className="clear-both pt-2">
          {pauses.map((each) => (
            <label
              key={each.id}
              className="flex gap-3 py-2 text-sm/6 font-medium text-secondary-950 has-disabled:text-secondary-500 sm:py-1.5 dark:text-white dark:has-disabled:text-secondary-400"
            >
              <span className="mt-1 grid size-4 shrink-0 place-items-center">
                <input
                  type="radio"
                  name="pause"
                  value={each.id}
                  checked={pause === each.id}
                  disabled={each.isOff}
                  onChange={() => choose(each.id)}
                  className="peer col-start-1 row-start-1 size-4 appearance-none rounded-full border border-secondary-500 bg-white checked:border-primary-600 checked:bg-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:border-secondary-300 disabled:bg-secondary-100 dark:border-white/40 dark:bg-white/5 dark:checked:border-primary-600 dark:checked:bg-primary-600 dark:focus-visible:outline-primary-400 dark:disabled:border-white/20 dark:disabled:bg-transparent forced-colors:appearance-auto"
                />
                <span
                  aria-hidden="true"
                  className="pointer-events-none invisible col-start-1 row-start-1 size-1.5 rounded-full bg-white peer-checked:visible forced-colors:hidden"
                />
              </span>
              <span className="min-w-0">
                <bdi>{each.name}</bdi>
                {each.isOff && <span className="block font-normal">Only on monthly plans</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="px-5 pt-3 pb-5 sm:px-6">
        <p role="status" className="text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          {isPaused ? 'Paused. ' : ''}Your next box comes {back}.
        </p>
        <button
          type="submit"
          className="mt-3 w-full rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Pause my box
        </button>
      </div>
    </form>
  )
}

/**
 * @title Input group with prefix and suffix
 * @description Three input groups with a currency sign, the start of an address and a unit set in the frame of their field, beside a picture.
 * @keywords input addon, input with unit, URL input, currency input, leading text, trailing text, affix
 * @free
 * @layout centered
 * @order 1
 * @part AUI-C20-1
 */
import clsx from 'clsx'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'
const groupClasses =
  'flex rounded-lg border border-secondary-500 bg-white has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:has-[input:focus-visible]:outline-primary-400'
const inputClasses =
  'w-full min-w-0 flex-1 bg-transparent px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden sm:text-sm/6 dark:text-white dark:placeholder:text-secondary-400'
const affixClasses = 'flex items-center text-base/6 text-secondary-600 select-none sm:text-sm/6 dark:text-secondary-400'

export default function InputGroupWithPrefixAndSuffix() {
  return (
    <form className="grid w-full max-w-2xl gap-x-6 gap-y-5 overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 sm:grid-cols-[14rem_1fr] dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <img
        src="/media/scenes/lake-tall.webp"
        alt="Snow mountains, mirrored in a still lake"
        width={675}
        height={900}
        className="h-32 w-full object-cover sm:h-full"
      />
      <div className="grid min-w-0 content-center gap-3.5 px-5 pb-5 sm:py-5 sm:ps-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-base/7 font-semibold text-secondary-950 dark:text-white">Cabin 3, Pine Point</h2>
          <button
            type="submit"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/5 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none max-sm:py-2.5 dark:focus-visible:outline-primary-400"
          >
            Save
          </button>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="affix-price" className={labelClasses}>
            Price
          </label>
          <div className={groupClasses}>
            <span aria-hidden="true" className={clsx(affixClasses, 'ps-3')}>
              $
            </span>
            <input
              id="affix-price"
              name="price"
              type="text"
              inputMode="decimal"
              defaultValue="148.00"
              aria-describedby="affix-price-unit"
              className={clsx(inputClasses, 'tabular-nums')}
            />
            <span id="affix-price-unit" className={clsx(affixClasses, 'pe-3')}>
              per night
            </span>
          </div>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="affix-address" className={labelClasses}>
            Web address
          </label>
          <div className={groupClasses}>
            <span id="affix-address-start" className={clsx(affixClasses, 'ps-3')}>
              pinepoint.example/
            </span>
            <input
              id="affix-address"
              name="address"
              type="text"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue="cabin-3"
              aria-describedby="affix-address-start"
              className={clsx(inputClasses, 'ps-0.5')}
            />
          </div>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="affix-walk" className={labelClasses}>
            Walk to the lake
          </label>
          <div className={groupClasses}>
            <input
              id="affix-walk"
              name="walk"
              type="text"
              inputMode="numeric"
              defaultValue="12"
              aria-describedby="affix-walk-unit"
              className={clsx(inputClasses, 'tabular-nums')}
            />
            <span id="affix-walk-unit" className={clsx(affixClasses, 'pe-3')}>
              minutes
            </span>
          </div>
        </div>
      </div>
    </form>
  )
}

/**
 * @title Search input group with scope select
 * @description A search field with a select for where to search at its start and a button at its end, in one frame, above the searches that were made last.
 * @keywords search bar, search box, search form, category select, input with select, input with button
 * @layout padded
 * @order 5
 * @part AUI-C20-5
 */
import { ChevronDownIcon, ClockIcon } from '@heroicons/react/16/solid'
import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'

const recent = ['Armchair, oat', 'Order 1048', 'Late deliveries']

export default function SearchInputGroupWithScopeSelect() {
  return (
    <section
      aria-labelledby="scope-heading"
      className="mx-auto max-w-3xl rounded-xl bg-primary-50 px-5 py-8 sm:px-10 sm:py-10 dark:bg-primary-400/10"
    >
      <h2 id="scope-heading" className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
        Find anything in your shop
      </h2>
      <form
        role="search"
        className="mt-4 flex w-full flex-wrap rounded-lg border border-secondary-500 bg-white has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-secondary-950 dark:has-[input:focus-visible]:outline-primary-400"
      >
        <label htmlFor="scope-where" className="sr-only">
          Search in
        </label>
        <div className="grid w-full items-center border-b border-secondary-950/10 sm:w-auto sm:border-e sm:border-b-0 dark:border-white/10">
          <select
            id="scope-where"
            name="in"
            defaultValue="orders"
            className="col-start-1 row-start-1 h-full min-h-10 appearance-none rounded-lg bg-transparent ps-3.5 pe-9 text-base/6 font-medium text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:text-sm/6 dark:text-secondary-300 dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
          >
            <option value="orders">Orders</option>
            <option value="customers">Customers</option>
            <option value="products">Products</option>
          </select>
          <ChevronDownIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 me-3 size-4 justify-self-end text-secondary-500 dark:text-secondary-400"
          />
        </div>
        <label htmlFor="scope-query" className="sr-only">
          Search
        </label>
        <input
          id="scope-query"
          name="query"
          type="search"
          placeholder="Name, number or email"
          className="w-full min-w-0 flex-1 bg-transparent px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden sm:text-sm/6 dark:text-white dark:placeholder:text-secondary-400"
        />
        <button
          type="submit"
          className="m-1 inline-flex items-center gap-2 rounded-md bg-primary-600 p-2.5 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:py-1.5 sm:ps-2 sm:pe-3.5 dark:focus-visible:outline-primary-400"
        >
          <MagnifyingGlassIcon aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">Search</span>
        </button>
      </form>
      <ul role="list" className="mt-3 flex flex-wrap gap-x-5 text-sm/6">
        {recent.map((search) => (
          <li key={search}>
            <a
              href="#"
              className="inline-flex items-center gap-1.5 rounded-sm py-2 font-medium text-primary-800 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0.5 dark:text-primary-200 dark:focus-visible:outline-primary-400"
            >
              <ClockIcon aria-hidden="true" className="size-4" />
              {search}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

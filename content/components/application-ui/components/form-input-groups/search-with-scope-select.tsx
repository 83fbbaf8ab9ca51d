/**
 * @title Search input group with scope select
 * @description A search field with a select for where to search at its start and a button at its end, in one frame, above what is found there while typing.
 * @keywords search bar, search box, search form, category select, suggestions, input with select, input with button
 * @layout padded
 * @order 5
 * @part AUI-C20-5
 */
import { useState } from 'react'
import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'

const scopes = [
  { id: 'products', name: 'Products' },
  { id: 'orders', name: 'Orders' },
]

// Ask your server for these.
const things = [
  {
    id: 'oat',
    scope: 'products',
    name: 'Reading armchair, oat',
    note: '4 in stock',
    price: '$690',
    image: '/media/products/armchair-oat-400.webp',
  },
  {
    id: 'moss',
    scope: 'products',
    name: 'Reading armchair, moss',
    note: '2 in stock',
    price: '$690',
    image: '/media/products/armchair-moss-400.webp',
  },
  {
    id: 'rust',
    scope: 'products',
    name: 'Shell chair, rust',
    note: '11 in stock',
    price: '$145',
    image: '/media/products/chair-rust-400.webp',
  },
  {
    id: '1048',
    scope: 'orders',
    name: 'Order 1048, armchair',
    note: 'Ana P., Seattle',
    price: '$690',
    image: '/media/products/armchair-oat-400.webp',
  },
  {
    id: '1044',
    scope: 'orders',
    name: 'Order 1044, two chairs',
    note: 'Joel M., Boise',
    price: '$290',
    image: '/media/products/chair-rust-400.webp',
  },
]

export default function SearchInputGroupWithScopeSelect() {
  const [scope, setScope] = useState('products')
  const [query, setQuery] = useState('chair')
  const found = things.filter(
    (thing) => thing.scope === scope && thing.name.toLowerCase().includes(query.trim().toLowerCase()),
  )

  return (
    <section
      aria-labelledby="scope-heading"
      className="mx-auto max-w-2xl rounded-xl bg-primary-950 px-4 py-4 sm:px-6 dark:bg-primary-900"
    >
      <h2 id="scope-heading" className="text-2xl/8 font-semibold tracking-tight text-white">
        Find anything in your store
      </h2>
      <form
        role="search"
        onSubmit={(event) => event.preventDefault()}
        className="mt-3 flex w-full flex-wrap rounded-lg border border-secondary-500 bg-white has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-white dark:border-white/40 dark:bg-secondary-950"
      >
        <label htmlFor="scope-where" className="sr-only">
          Search in
        </label>
        <div className="grid w-full items-center border-b border-secondary-950/10 sm:w-auto sm:border-e sm:border-b-0 dark:border-white/10">
          <select
            id="scope-where"
            name="in"
            value={scope}
            onChange={(event) => setScope(event.target.value)}
            className="col-start-1 row-start-1 h-full min-h-10 appearance-none rounded-lg bg-transparent ps-3.5 pe-9 text-base/6 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:text-sm/6 dark:text-white dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
          >
            {scopes.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
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
          placeholder="Name or number"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
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
      <div className="mt-2 rounded-lg bg-white p-1.5 dark:bg-secondary-950">
        <p role="status" className="px-2 pb-1 text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">
          <bdi>
            {found.length === 0
              ? 'No matches. Try another scope'
              : found.length === 1
                ? '1 match'
                : `${found.length} matches`}
          </bdi>
        </p>
        <ul role="list" className="text-sm/5">
          {found.map((thing) => (
            <li key={thing.id}>
              <a
                href="#"
                className="flex items-center gap-3 rounded-md p-1.5 pe-3 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                <img
                  src={thing.image}
                  alt=""
                  width={400}
                  height={500}
                  className="size-11 shrink-0 rounded-md object-cover"
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-secondary-950 dark:text-white">{thing.name}</span>
                  <span className="block text-secondary-600 dark:text-secondary-400">
                    <bdi>{thing.note}</bdi>
                  </span>
                </span>
                <span className="font-semibold text-secondary-950 tabular-nums dark:text-white">{thing.price}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

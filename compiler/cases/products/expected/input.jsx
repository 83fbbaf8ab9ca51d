import { useState } from 'react'
import clsx from 'clsx'
import { HeartIcon, StarIcon } from '@heroicons/react/20/solid'

const products = [
  {
    id: 'lamp',
    name: 'Desk lamp',
    price: 48,
    rating: 4,
    colors: [
      { name: 'Black', swatchClass: 'bg-black' },
      { name: 'Sand', swatchClass: 'bg-amber-200' },
    ],
  },
  { id: 'chair', name: 'Oak chair', price: 240, rating: 5, colors: [{ name: 'Oak', swatchClass: 'bg-amber-700' }] },
]

const stars = [1, 2, 3, 4, 5]

export default function ProductList() {
  const [favourites, setFavourites] = useState(['chair'])
  const [bag, setBag] = useState({})
  const [colors, setColors] = useState({ lamp: 'Black', chair: 'Oak' })
  const count = Object.values(bag).reduce((sum, each) => sum + each, 0)

  function add(id) {
    setBag({ ...bag, [id]: (bag[id] ?? 0) + 1 })
  }

  function toggleFavourite(id) {
    setFavourites((current) => (current.includes(id) ? current.filter((each) => each !== id) : [...current, id]))
  }

  return (
    <section aria-labelledby="products-heading" className="mx-auto max-w-2xl">
      <h2 id="products-heading" className="text-xl">
        Products
      </h2>
      <p aria-live="polite">
        Your bag: <strong>{count}</strong> {count === 1 ? 'item' : 'items'}.
      </p>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2">
        {products.map((product) => (
          <li key={product.id} className="group relative">
            <img
              src={`/media/products/${product.id}.webp`}
              alt={`${product.name} on a table`}
              loading="lazy"
              width={320}
              height={320}
              className="rounded-md group-hover:opacity-75"
            />
            <h3 className="flex justify-between">
              <a href={`#${product.id}`}>
                <span className="absolute inset-0" />
                {product.name}
              </a>
              <span>${product.price}</span>
            </h3>
            <div role="img" aria-label={`${product.rating} of ${stars.length} stars`} className="flex">
              {stars.map((star) => (
                <StarIcon
                  key={star}
                  aria-hidden="true"
                  className={clsx('size-5', product.rating >= star ? 'text-amber-400' : 'text-secondary-200')}
                />
              ))}
            </div>
            <fieldset aria-label="Colour" className="relative flex gap-2">
              {product.colors.map((color) => (
                <label key={color.name} className={clsx('size-6 rounded-full', color.swatchClass)}>
                  <input
                    type="radio"
                    name={`color-${product.id}`}
                    value={color.name}
                    defaultChecked={color === product.colors[0]}
                    className="sr-only"
                  />
                  <span className="sr-only">{color.name}</span>
                </label>
              ))}
            </fieldset>
            <button
              type="button"
              aria-pressed={favourites.includes(product.id)}
              onClick={() => toggleFavourite(product.id)}
              className={clsx('relative', favourites.includes(product.id) ? 'text-red-600' : 'text-secondary-400')}
            >
              <span className="sr-only">{favourites.includes(product.id) ? 'Remove from' : 'Add to'} favourites</span>
              <HeartIcon aria-hidden="true" className="size-5" />
            </button>
            <button
              type="button"
              disabled={(bag[product.id] ?? 0) >= 3}
              onClick={() => add(product.id)}
              className="relative block rounded-md bg-primary-600 px-3 text-white disabled:opacity-50"
            >
              Add to bag{bag[product.id] ? ` (${bag[product.id]})` : ''}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

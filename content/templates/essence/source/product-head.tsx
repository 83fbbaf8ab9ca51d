/**
 * @title Scent: the plate and the bottle
 * @description A scent with its plate, which dries down by a slider, its sizes, to be put into the cart, and its notes.
 * @layout full
 * @order 30
 */
import { useEffect, useRef, useState } from 'react'
import clsx from 'clsx'

const none = [] as { id: string; name: string; price: string; stock: string; isOut: boolean; most: number }[]
const quantities = [1, 2, 3, 4, 5, 6]

/* from ui/product */
function openProduct(section: HTMLElement, listener: (sizes: typeof none) => void) {
  return () => listener(section.hidden ? [] : none)
}

/* from ui/product */
function dryDown(step: number) {
  return { moment: String(step), left: '' }
}

/* from ui/product */
function addChosen(size: string, quantity: number) {
  return Promise.resolve({ isBad: quantity === 0, message: size })
}

function firstOf(sizes: typeof none) {
  const bottle = sizes.filter((size) => !size.isOut && size.id === '50')[0] ?? sizes.filter((size) => !size.isOut)[0]
  return bottle ? bottle.id : ''
}

function offered(sizes: typeof none, size: string) {
  const row = sizes.filter((one) => one.id === size)[0]
  return quantities.filter((each) => each <= (row ? row.most : 1))
}

export default function ProductHead() {
  const section = useRef<HTMLElement>(null)
  const [sizes, setSizes] = useState(none)
  const [size, setSize] = useState('50')
  const [quantity, setQuantity] = useState(1)
  const [dried, setDried] = useState({ moment: 'At once', left: 'everything' })
  const [said, setSaid] = useState({ isBad: false, message: '' })

  useEffect(() => {
    if (!section.current) return
    const stop = openProduct(section.current, (next) => {
      setSizes(next)
      setSize(firstOf(next))
    })
    return () => stop()
  }, [])

  function wear(step: string) {
    setDried(dryDown(Number(step)))
  }

  function choose(id: string, most: number) {
    setSize(id)
    if (quantity > most) setQuantity(most)
  }

  async function add() {
    const result = await addChosen(size, quantity)
    setSaid(result)
  }

  return (
    <section ref={section} aria-labelledby="scent-title" className="product">
      <div className="product-name">
        <h1 id="scent-title" className="display">
          {/* outlet: name */}
        </h1>
        <p className="voice lead text-soft mt-5">{/* outlet: line */}</p>
      </div>
      <div className="product-plate">{/* outlet: plate */}</div>
      <div className="product-buy screen-only">
        <fieldset className="min-w-0">
          <legend className="sr-only">Size</legend>
          <ul role="list" className={clsx(sizes.length > 0 && 'hidden')}>
            {/* outlet: sizeList */}
          </ul>
          <div className="border-rule border-b">
            {sizes.map((row) => (
              <label
                key={row.id}
                className="has-disabled:text-soft border-rule flex min-h-15 cursor-pointer flex-wrap items-center gap-x-4 border-t has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:cursor-default"
              >
                <input
                  type="radio"
                  name="size"
                  value={row.id}
                  checked={size === row.id}
                  onChange={() => choose(row.id, row.most)}
                  disabled={row.isOut}
                  className="radio"
                />
                <span className="flex-1">
                  <bdi>{row.name}</bdi>
                </span>
                <span className="voice text-[1.0625rem]/6 font-[380] text-accent">{row.stock}</span>
                <span className="figures min-w-12 text-end">{row.price}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {/* outlet: back */}
        <p className="without-script aside-text mt-4">
          The cart needs JavaScript. Without it, call{' '}
          <a href="tel:+15185550142" className="link whitespace-nowrap">
            (518) 555-0142
          </a>
          , Wednesday to Sunday, 11 to 6.
        </p>
        <div className="with-script mt-6 flex flex-wrap items-center gap-3">
          <label htmlFor="quantity" className="sr-only">
            Quantity
          </label>
          <select
            id="quantity"
            value={quantity}
            onChange={(event) => setQuantity(Number(event.target.value))}
            className="field min-h-13 w-20 rounded-full ps-5"
          >
            {offered(sizes, size).map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
          <button type="button" onClick={add} className="btn btn-ink flex-1">
            Add to cart
          </button>
        </div>
        <p role="status" className="mt-4 min-h-14 text-[1.0625rem]/6">
          <span className={clsx(said.isBad && 'border-s-4 border-accent ps-3')}>{said.message}</span>{' '}
          {said.message !== '' && (
            <a href="/cart" className="link whitespace-nowrap">
              See the cart
            </a>
          )}
        </p>
      </div>
      <div className="product-worn screen-only with-script">
        <label htmlFor="worn" className="voice text-soft flex justify-between gap-4">
          On skin <span className="not-italic">{dried.moment}</span>
        </label>
        <input
          id="worn"
          type="range"
          min={0}
          max={7}
          defaultValue={0}
          aria-valuetext={`${dried.moment}: ${dried.left}`}
          onInput={(event) => wear(event.currentTarget.value)}
          className="slider"
        />
        <p className="min-h-18 text-base/6 sm:min-h-12">
          <span className="text-soft">What is left:</span> {dried.left}
        </p>
      </div>
      <div className="product-notes">
        <p className="lead mt-4 max-w-[32em]">{/* outlet: text */}</p>
        <p className="text-soft mt-5">{/* outlet: worn */}</p>
        <p className="aside-text border-rule mt-8 border-t pt-5">
          {/* outlet: made */} A batch is eleven liters, and rests for six weeks. Ground delivery is free on orders of
          $150 or more:{' '}
          <a href="/help" className="link">
            delivery and returns
          </a>
        </p>
        <h2 className="title mt-20 lg:mt-28">What is in it</h2>
        <p className="aside-text mt-5 max-w-[32em]">
          <span className="pointer-coarse:hidden">Point at a note, and the plate shows where it stands.</span>
          <span className="hidden pointer-coarse:inline">Tap a note to read about it.</span> We measured the hours on
          skin, in a room at 70 degrees.
        </p>
        <div className="tiers">{/* outlet: tiers */}</div>
      </div>
    </section>
  )
}

/**
 * @title Striped and condensed table
 * @description A condensed table of stock figures with striped rows, column lines, low-stock marks and totals.
 * @keywords dense table, zebra stripes, compact rows, inventory, stock list, warehouse, grid lines
 * @order 5
 * @part AUI-C38-5
 */
import clsx from 'clsx'
import { ExclamationTriangleIcon } from '@heroicons/react/16/solid'

const pieces = [
  { id: 'B14-CLY', name: 'Rice bowl', glaze: 'Clay', onHand: 148, reserved: 36, reorderAt: 60, price: 28 },
  { id: 'B14-INK', name: 'Rice bowl', glaze: 'Ink', onHand: 92, reserved: 48, reorderAt: 60, price: 28 },
  { id: 'B22-BON', name: 'Noodle bowl', glaze: 'Bone', onHand: 64, reserved: 12, reorderAt: 40, price: 46 },
  { id: 'B22-INK', name: 'Noodle bowl', glaze: 'Ink', onHand: 57, reserved: 8, reorderAt: 40, price: 46 },
  { id: 'M08-BON', name: 'Mug, 8 oz', glaze: 'Bone', onHand: 211, reserved: 96, reorderAt: 80, price: 32 },
  { id: 'M08-CLY', name: 'Mug, 8 oz', glaze: 'Clay', onHand: 105, reserved: 40, reorderAt: 80, price: 32 },
  { id: 'P26-BON', name: 'Dinner plate', glaze: 'Bone', onHand: 180, reserved: 72, reorderAt: 90, price: 38 },
  { id: 'P26-CLY', name: 'Dinner plate', glaze: 'Clay', onHand: 134, reserved: 24, reorderAt: 90, price: 38 },
  { id: 'T40-INK', name: 'Teapot, 40 oz', glaze: 'Ink', onHand: 19, reserved: 6, reorderAt: 10, price: 124 },
  { id: 'V30-CLY', name: 'Tall vase', glaze: 'Clay', onHand: 12, reserved: 5, reorderAt: 8, price: 96 },
]

const rows = pieces.map((piece) => ({
  ...piece,
  available: piece.onHand - piece.reserved,
  isLow: piece.onHand - piece.reserved < piece.reorderAt,
  value: piece.onHand * piece.price,
}))
const lowCount = rows.filter((row) => row.isLow).length
const totals = {
  onHand: rows.reduce((sum, row) => sum + row.onHand, 0),
  reserved: rows.reduce((sum, row) => sum + row.reserved, 0),
  available: rows.reduce((sum, row) => sum + row.available, 0),
  value: rows.reduce((sum, row) => sum + row.value, 0),
}

const headClasses =
  'px-2 py-1.5 font-medium whitespace-nowrap sm:border-s sm:px-3 sm:border-secondary-950/10 sm:dark:border-white/10'
const cellClasses = 'px-2 py-1.5 sm:border-s sm:px-3 sm:border-secondary-950/10 sm:dark:border-white/10'

function dollars(amount: number) {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}

export default function StripedAndCondensedTable() {
  return (
    <section
      aria-labelledby="stock-heading"
      className="mx-auto max-w-5xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 px-5 py-3 sm:px-6">
        <h2 id="stock-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Finished stock
        </h2>
        <p className="flex items-center gap-1.5 text-sm/6 font-medium text-amber-800 dark:text-amber-300">
          <ExclamationTriangleIcon aria-hidden="true" className="size-4 shrink-0" />
          <bdi>{lowCount} below the reorder point</bdi>
        </p>
      </div>
      <div
        role="group"
        aria-labelledby="stock-heading"
        tabIndex={0}
        className="overflow-x-auto focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
      >
        <table className="w-full text-sm/5 text-secondary-600 tabular-nums dark:text-secondary-400">
          <caption className="sr-only">
            Finished stock by piece and glaze, with what is free to sell and its value
          </caption>
          <thead className="border-y border-secondary-950/10 bg-secondary-100 text-secondary-700 dark:border-white/10 dark:bg-white/10 dark:text-secondary-300">
            <tr>
              <th scope="col" className="hidden py-1.5 ps-6 pe-3 text-start font-medium sm:table-cell">
                No.
              </th>
              <th scope="col" className={clsx(headClasses, 'ps-5 text-start sm:ps-3')}>
                Piece
              </th>
              <th scope="col" className={clsx(headClasses, 'hidden text-start sm:table-cell')}>
                Glaze
              </th>
              <th scope="col" className={clsx(headClasses, 'text-end')}>
                On hand
              </th>
              <th scope="col" className={clsx(headClasses, 'hidden text-end md:table-cell')}>
                Reserved
              </th>
              <th scope="col" className={clsx(headClasses, 'pe-5 text-end sm:pe-3')}>
                Available
              </th>
              <th scope="col" className={clsx(headClasses, 'hidden text-end md:table-cell')}>
                Reorder at
              </th>
              <th scope="col" className={clsx(headClasses, 'hidden text-end sm:table-cell sm:pe-6')}>
                Value
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.id}
                className="transition duration-150 even:bg-secondary-50 hover:bg-primary-50 motion-reduce:transition-none dark:even:bg-white/5 dark:hover:bg-primary-400/10"
              >
                <td className="hidden py-1.5 ps-6 pe-3 font-mono text-xs/5 whitespace-nowrap sm:table-cell">
                  {row.id}
                </td>
                <th
                  scope="row"
                  className={clsx(
                    cellClasses,
                    'ps-5 text-start font-medium text-secondary-950 sm:ps-3 dark:text-white',
                  )}
                >
                  {row.name}
                  <span className="block font-normal text-secondary-600 sm:hidden dark:text-secondary-400">
                    {row.glaze}, <span className="font-mono text-xs/5 whitespace-nowrap">{row.id}</span>
                  </span>
                </th>
                <td className={clsx(cellClasses, 'hidden sm:table-cell')}>{row.glaze}</td>
                <td className={clsx(cellClasses, 'text-end')}>{row.onHand}</td>
                <td className={clsx(cellClasses, 'hidden text-end md:table-cell')}>{row.reserved}</td>
                <td
                  className={clsx(
                    cellClasses,
                    'pe-5 text-end font-medium sm:pe-3',
                    row.isLow
                      ? 'bg-amber-100 text-amber-900 dark:bg-amber-400/15 dark:text-amber-200'
                      : 'text-secondary-950 dark:text-white',
                  )}
                >
                  <span className="flex items-center justify-end gap-1.5">
                    {row.isLow && <ExclamationTriangleIcon aria-hidden="true" className="size-4 shrink-0" />}
                    {row.isLow && <span className="sr-only">Low: </span>}
                    {row.available}
                  </span>
                </td>
                <td className={clsx(cellClasses, 'hidden text-end md:table-cell')}>{row.reorderAt}</td>
                <td className={clsx(cellClasses, 'hidden text-end sm:table-cell sm:pe-6')}>{dollars(row.value)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="border-t-2 border-secondary-950/15 font-semibold text-secondary-950 dark:border-white/20 dark:text-white">
            <tr>
              <td className="hidden py-2 ps-6 pe-3 sm:table-cell" />
              <th scope="row" className="py-2 ps-5 pe-3 text-start sm:ps-3">
                Total
              </th>
              <td className="hidden px-3 py-2 sm:table-cell" />
              <td className="px-2 py-2 text-end sm:px-3">{totals.onHand.toLocaleString('en-US')}</td>
              <td className="hidden px-3 py-2 text-end md:table-cell">{totals.reserved.toLocaleString('en-US')}</td>
              <td className="py-2 ps-2 pe-5 text-end sm:ps-3 sm:pe-3">{totals.available.toLocaleString('en-US')}</td>
              <td className="hidden px-3 py-2 md:table-cell" />
              <td className="hidden py-2 ps-3 pe-6 text-end sm:table-cell">{dollars(totals.value)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

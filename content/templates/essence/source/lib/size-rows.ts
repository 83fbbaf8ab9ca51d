/** The sizes of a scent as they are listed on its page. */
import { isSample, type Size } from './shop/catalog.ts'
import { house } from './shop/house.ts'
import { formatMoney } from './shop/money.ts'

export interface SizeRow {
  id: string
  name: string
  price: string
  /** Empty where there is enough. */
  stock: string
  isOut: boolean
  /** How many of it one order may hold. */
  most: number
}

export const sizeRowsOf = (sizes: readonly Size[]): SizeRow[] => sizes.toSorted((a, z) => z.ml - a.ml).map(rowOf)

function rowOf(size: Size): SizeRow {
  const { id, ml, price, stock } = size
  const few = !isSample(size) && stock <= 3
  return {
    id,
    name: isSample(size) ? `${ml} ml sample` : `${ml} ml`,
    price: formatMoney(price),
    stock: stock === 0 ? 'Sold out' : few ? `${stock} left` : '',
    isOut: stock === 0,
    most: Math.min(stock, isSample(size) ? house.sampleLimit : house.bottleLimit),
  }
}

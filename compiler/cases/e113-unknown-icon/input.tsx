/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { BurgerIcon } from '@heroicons/react/24/outline'

export default function Sample() {
  return (
    <p>Hello</p>
  )
}

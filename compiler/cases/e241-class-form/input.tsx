/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const items = ['p-2']

export default function Sample() {
  return (
    <p className={items.join(' ')}>Hello</p>
  )
}

/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  return (
    <p className="mask-linear-45 rotate-x-45 text-sm">Hello</p>
  )
}

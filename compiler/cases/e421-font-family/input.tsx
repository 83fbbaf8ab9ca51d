/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  return (
    <p className="font-sans">Hello</p>
  )
}

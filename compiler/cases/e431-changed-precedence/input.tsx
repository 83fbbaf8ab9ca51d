/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  return (
    <p className="group"><b className="text-secondary-900 group-hover:text-primary-600 hover:text-primary-700">Hello</b></p>
  )
}

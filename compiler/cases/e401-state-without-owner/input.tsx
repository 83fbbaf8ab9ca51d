/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  return (
    <div className="data-open:flex">
      <p className="group-data-focus/item:flex">Hello</p>
    </div>
  )
}

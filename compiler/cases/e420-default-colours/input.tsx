/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  return (
    <div className="divide-y border-t">
      <p className="ring">Hello</p>
      <p className="border-2 border-dashed border-secondary-300 dark:border-secondary-700">Hello</p>
    </div>
  )
}

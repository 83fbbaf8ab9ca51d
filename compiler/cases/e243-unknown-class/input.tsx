/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  return (
    <p className="p-2 text-smal hover:bg-primary-550 data-a}b:p-2">
      Hello <b className={`font-bolt`}>you</b>
    </p>
  )
}

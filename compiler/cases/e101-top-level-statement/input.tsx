/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export const size = 3
let count = 0
function Row() {
  return <li>Row</li>
}
if (count) throw size

export default function Sample() {
  return (
    <p>Hello</p>
  )
}

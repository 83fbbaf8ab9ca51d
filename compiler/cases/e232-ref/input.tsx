/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const node = null

export default function Sample() {
  return (
    <p ref={node}>Hello</p>
  )
}

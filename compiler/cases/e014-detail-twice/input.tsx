/**
 * @title Sample
 * @title Example
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  return <p>Hello</p>
}

/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 * @author me
 */
export default function Sample() {
  return <p>Hello</p>
}

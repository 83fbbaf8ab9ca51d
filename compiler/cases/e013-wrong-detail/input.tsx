/**
 * @title Sample.
 * @description Shows one thing. And another
 * @order first
 * @layout wide
 * @minHeight 20px
 */
export default function Sample() {
  return <p>Hello</p>
}

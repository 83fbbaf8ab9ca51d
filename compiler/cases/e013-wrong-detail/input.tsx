/**
 * @title Sample.
 * @description Shows one thing. And another
 * @order first
 * @layout wide
 * @minHeight 20px
 * @part C38-1
 */
export default function Sample() {
  return <p>Hello</p>
}

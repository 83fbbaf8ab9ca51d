/** @title Sample */
export default function Sample() {
  return <p>Hello</p>
}

export default function Sample() {
  return <p>Hello</p>
}

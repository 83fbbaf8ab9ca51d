/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function sample({ title }: { title: string }) {
  return <p>Hello</p>
}

/**
 * @title Sample
 * @description Speaks in a serif and shows code, in Tailwind CSS 3 with the same fonts.
 * @order 1
 */
export default function Sample() {
  return (
    <div>
      <p className="font-serif text-4xl sm:font-mono">Hello</p>
      <code className="font-mono text-sm/6">npm start</code>
    </div>
  )
}

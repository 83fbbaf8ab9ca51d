export default function Sample() {
  return (
    <div>
      <p className="font-serif text-4xl sm:font-mono">Hello</p>
      <code className="font-mono text-sm/6">npm start</code>
    </div>
  )
}

/** What the address asked for and could not be had; the rest of it is there. */
export function Problems({ problems }: { problems: string[] }) {
  if (problems.length === 0) return null
  return (
    <div role="alert" className="mb-8 rounded-lg bg-danger-wash px-4 py-3 text-sm text-danger">
      <p className="font-medium">Not all of this address could be read.</p>
      <ul className="mt-1">
        {problems.map((problem) => (
          <li key={problem} className="wrap-anywhere">
            {problem}
          </li>
        ))}
      </ul>
    </div>
  )
}

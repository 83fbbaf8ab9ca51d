export default function Sample() {
  return (
    <div className="mask-x-from-80%">
      <svg aria-hidden="true" className="size-full mask-radial-from-40% text-primary-600/15 sm:mask-radial-from-60%">
        <path stroke="currentColor" d="M0 8h800" />
      </svg>
    </div>
  )
}

import { data } from 'react-router'

/** Every address without a page of its own; root.tsx shows what is said there. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}

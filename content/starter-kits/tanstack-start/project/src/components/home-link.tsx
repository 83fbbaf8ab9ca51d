import { Link } from '@tanstack/react-router'
import Logo from './logo'

/** Your name and logo, which lead to the dashboard. */
export default function HomeLink() {
  return (
    <Link
      to="/"
      activeOptions={{ exact: true }}
      className="flex items-center gap-2.5 rounded-md text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
    >
      <Logo className="size-7" />
      Lintel
    </Link>
  )
}

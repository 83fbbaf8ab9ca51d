import NotFound from '../components/not-found'

export default function NotFoundPage() {
  return (
    <>
      <title>Page not found – Lintel</title>
      <NotFound />
    </>
  )
}

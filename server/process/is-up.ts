/** The health check of a container: ends with 0 where the server beside it says that it is up. */
import { routes } from '#shared/routes.ts'

const { PORT = '3000' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}${routes.health}`, { signal: AbortSignal.timeout(5000) }).catch(
  () => null,
)
process.exitCode = answer?.ok ? 0 : 1

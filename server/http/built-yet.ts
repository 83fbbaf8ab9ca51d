import type { BuildBehind } from '../process/build-behind.ts'

/** What an answer says for which something is not built yet. */
export const notBuiltHeader = 'x-not-built'

/** How long somebody is kept waiting for what is being built, in milliseconds, before they are told to come again. */
const patienceMs = 30_000

/** Files that the build makes and the server sends as they are. */
const builtFiles = /^\/(?:media|pictures|social|runtimes|icon-data)\//

type Fetching = { fetch: (request: Request, ...rest: never[]) => Response | Promise<Response> }

/** Has an application answer again what it could not for want of a file, until that is built or patience ends. */
export function answerWhenBuilt(app: Fetching, behind: BuildBehind): void {
  const { fetch } = app
  app.fetch = async (request, ...rest) => {
    const end = performance.now() + patienceMs
    for (;;) {
      const response = await fetch(request, ...rest)
      const left = end - performance.now()
      if (!behind.isRunning() || left <= 0 || !lacksFile(request, response)) return response
      await behind.moment(left)
    }
  }
}

const lacksFile = ({ method, url }: Request, { status, headers }: Response): boolean =>
  method === 'GET' && (headers.has(notBuiltHeader) || (status === 404 && builtFiles.test(new URL(url).pathname)))

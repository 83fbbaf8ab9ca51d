/** The server that assistants talk to (Model Context Protocol): without state, made anew for each request. */
import { createMcpHandler, McpServer, type McpHttpHandler } from '@modelcontextprotocol/server'
import { site } from '#shared/site.ts'
import type { Told } from '../domain/library/assistant/told.ts'
import { HttpError } from '../http/errors.ts'
import { type Call, tools } from './tools.ts'

/** What an assistant is told of us before it calls anything. */
const instructions = `${site.name} has ready-made Tailwind CSS components as HTML with Alpine.js, React, Vue and Svelte. Search first, then get by the name that was found; never guess names or write such a component yourself. Take code as it is and replace texts, data, links and pictures: roles, labels, key handlers, focus styles and pairs of colours were tested. Ask for the project's framework, Tailwind version and colours in get_component instead of changing classes afterwards.`

/** Answers requests that were let in; `Call` says of whom, and with what. */
export function createAssistantServer(onerror: (error: Error) => void): McpHttpHandler {
  return createMcpHandler(({ authInfo }) => serverFor(authInfo?.extra as Call | undefined, onerror), {
    onerror,
    // The tools are the same until the next release, so that there is nothing to be told of.
    maxSubscriptions: 1,
  })
}

function serverFor(call: Call | undefined, onerror: (error: Error) => void): McpServer {
  const server = new McpServer(
    { name: site.slug, title: site.name, version: site.version },
    { instructions, capabilities: { tools: { listChanged: false } } },
  )
  for (const [name, { title, description, input, answer }] of Object.entries(tools))
    server.registerTool(
      name,
      { title, description, inputSchema: input, annotations: { title, readOnlyHint: true, openWorldHint: false } },
      async (given) => {
        if (!call) throw new Error('A tool was called by a request that nobody let in.')
        const { text, isError } = await told(() => answer(call, given), onerror)
        return { content: [{ type: 'text' as const, text }], ...(isError && { isError }) }
      },
    )
  return server
}

/** What is wrong with a wish is told to whoever wished; what is wrong with us is not. */
async function told(answer: () => Told | Promise<Told>, onerror: (error: Error) => void): Promise<Told> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof HttpError) return { text: error.message, isError: true as const }
    onerror(error as Error)
    return { text: 'Something went wrong on our side. Please try again in a moment.', isError: true as const }
  }
}

/** How coding assistants are told of a server for them: where, and what. Keys stand in none of it but as a variable. */
import { keyVariable } from '#shared/registry.ts'
import { site } from '#shared/site.ts'

export type Connected = { title: string; where: string; text: string; note?: string }

type Assistant = { title: string; connect: (address: string, withKey: boolean) => Omit<Connected, 'title'> }

const json = (value: unknown) => JSON.stringify(value, null, 2)
const bearer = (variable: string) => `Bearer ${variable}`

export const assistants: Record<string, Assistant> = {
  claude: {
    title: 'Claude Code',
    connect: (address, withKey) => ({
      where: 'run in the project',
      text: `claude mcp add --transport http ${site.slug} ${address}${withKey ? ` --header "Authorization: ${bearer(`\${${keyVariable}}`)}"` : ''}`,
      note: withKey
        ? `The shell puts the key in as you run it, so it is kept in Claude Code’s own settings.`
        : 'Then /mcp inside Claude Code signs you in.',
    }),
  },
  cursor: {
    title: 'Cursor',
    connect: (address, withKey) => ({
      where: '.cursor/mcp.json',
      text: json({
        mcpServers: {
          [site.slug]: {
            url: address,
            ...(withKey && { headers: { Authorization: bearer(`\${env:${keyVariable}}`) } }),
          },
        },
      }),
    }),
  },
  vscode: {
    title: 'VS Code',
    connect: (address, withKey) => ({
      where: '.vscode/mcp.json',
      text: json({
        ...(withKey && {
          inputs: [
            { type: 'promptString', id: `${site.slug}-key`, description: `${site.name} access key`, password: true },
          ],
        }),
        servers: {
          [site.slug]: {
            type: 'http',
            url: address,
            ...(withKey && { headers: { Authorization: bearer(`\${input:${site.slug}-key}`) } }),
          },
        },
      }),
      ...(withKey && { note: 'VS Code asks for the key once and keeps it where passwords are kept.' }),
    }),
  },
  codex: {
    title: 'Codex',
    connect: (address, withKey) => ({
      where: '~/.codex/config.toml',
      text: `[mcp_servers.${site.slug}]\nurl = "${address}"${withKey ? `\nbearer_token_env_var = "${keyVariable}"` : ''}`,
      ...(!withKey && { note: `Then “codex mcp login ${site.slug}” signs you in.` }),
    }),
  },
  gemini: {
    title: 'Gemini CLI',
    connect: (address, withKey) => ({
      where: '.gemini/settings.json',
      text: json({
        mcpServers: {
          [site.slug]: { httpUrl: address, ...(withKey && { headers: { Authorization: bearer(`$${keyVariable}`) } }) },
        },
      }),
    }),
  },
  windsurf: {
    title: 'Windsurf',
    connect: (address, withKey) => ({
      where: '~/.codeium/windsurf/mcp_config.json',
      text: json({
        mcpServers: {
          [site.slug]: {
            serverUrl: address,
            ...(withKey && { headers: { Authorization: bearer(`\${env:${keyVariable}}`) } }),
          },
        },
      }),
    }),
  },
}

/** What one of them is told. */
export function connect(name: string, address: string, withKey: boolean): Connected {
  const assistant = assistants[name]
  if (!assistant) throw new RangeError(`No assistant of this name: ${name}`)
  return { title: assistant.title, ...assistant.connect(address, withKey) }
}

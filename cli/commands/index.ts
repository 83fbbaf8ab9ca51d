import { add } from './add.ts'
import type { Command } from './command.ts'
import { create } from './create.ts'
import { diff } from './diff.ts'
import { init } from './init.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { mcp } from './mcp.ts'
import { outdated } from './outdated.ts'
import { search } from './search.ts'
import { theme } from './theme.ts'
import { update } from './update.ts'
import { whoami } from './whoami.ts'

/** Every command by its name, in the order of a project's life. */
export const commands = {
  login,
  logout,
  whoami,
  init,
  search,
  add,
  diff,
  outdated,
  update,
  theme,
  create,
  mcp,
} as const satisfies Record<string, Command>

export const commandNames = Object.keys(commands) as (keyof typeof commands)[]

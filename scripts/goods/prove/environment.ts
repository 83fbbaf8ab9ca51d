/** The environment of a customer: this process' own without what npm and our own commands left in it. */
import { delimiter } from 'node:path'

const ours = /^(npm_|NODE_ENV$|NODE_COMPILE_CACHE$|NODE_OPTIONS$|VITEST|MW_|PORT$|INIT_CWD$)/

export function cleanEnvironment(from: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.entries(from).filter(([name]) => !ours.test(name))
  // Programs of our packages would stand in for those a project forgot to ask for.
  const path = (from.PATH ?? '').split(delimiter).filter((entry) => !/[\\/]node_modules[\\/]/.test(entry))
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), CI: 'true', NEXT_TELEMETRY_DISABLED: '1' }
}

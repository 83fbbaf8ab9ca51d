import { spawnSync } from 'node:child_process'

/** Browser tests look at the product as it is built; in a process of its own, since the runner is no production. */
export function setup() {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, ['scripts/build/index.ts'], { stdio: 'inherit', env })
  if (status !== 0) throw new Error('The build failed; see above.')
}

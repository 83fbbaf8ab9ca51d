/** Renders the cards it is given into a folder; one of as many as there are cores. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import type { Element } from './element.ts'
import { createRenderer } from './render.ts'

export type Order = { folder: string; drawn: { file: string; element: Element }[] }

const { folder, drawn } = workerData as Order
const render = await createRenderer()
for (const { file, element } of drawn) writeFileSync(join(folder, file), await render(element))

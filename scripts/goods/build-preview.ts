/** The static build of an edition for its live preview, made by the Vite and Tailwind that are installed here. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { previewFolder, type PreviewRules } from '#shared/goods.ts'
import { urls } from '#shared/urls.ts'
import { readBytes } from '#toolchain/stamps/record.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { buildDir, root } from '#toolchain/paths.ts'
import type { Tree } from './assemble.ts'
import type { ItemEdition } from './items.ts'
import { foreignIn, opaqueProject, opaqueSheets } from './opaque-project.ts'
import { framed, inlineParts, withSmallScripts } from './preview-html.ts'
import { writeTree } from './write-tree.ts'
import { present } from '#toolchain/present.ts'

/** Builds and places the preview; answers what its pages need to be allowed. Throws where it would show a list of classes. */
export async function buildPreview(edition: ItemEdition, tree: Tree): Promise<PreviewRules> {
  const { item, folder } = edition
  const { tree: opaque, names } = opaqueProject(tree)
  const base = urls.templatePreviewFile(item.slug, folder, '')
  const target = join(buildDir, previewFolder(item.slug, folder))
  // Below our own build folder Tailwind would look at nothing, since it is ignored there.
  const workshop = mkdtempSync(join(tmpdir(), 'preview-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(workshop, 'node_modules'))
    const project = join(workshop, 'project')
    writeTree(opaque, project)
    const plugins = [opaqueSheets(names)]
    await inFolder(project, () => build({ root: project, base, plugins, logLevel: 'error', mode: 'production' }))
    const built = join(project, present(edition.preview, `a live preview of ${edition.name}`))
    rmSync(target, { recursive: true, force: true })
    const rules: PreviewRules = { scripts: [], styles: [], styleAttributes: [], files: {} }
    const add = (path: string, bytes: Uint8Array | string) => {
      mkdirSync(dirname(join(target, path)), { recursive: true })
      writeFileSync(join(target, path), bytes)
      rules.files[path] = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
    }
    for (const path of filesBelow('.', built).map((file) => file.slice(2))) {
      const bytes = readBytes(join(built, path))
      const [foreign] = foreignIn(path, bytes.toString('utf8'), names)
      if (foreign !== undefined) throw new Error(`The live preview ${base}${path} shows the classes “${foreign}”.`)
      if (!path.endsWith('.html')) add(path, bytes)
      else {
        const html = framed(withSmallScripts(bytes.toString('utf8')), base)
        const parts = inlineParts(html)
        for (const kind of ['scripts', 'styles', 'styleAttributes'] as const)
          rules[kind] = [...new Set([...rules[kind], ...parts[kind]])].sort()
        add(path, html)
      }
    }
    add('frame.js', readBytes(fileURLToPath(new URL('./frame.js', import.meta.url))))
    return rules
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/** Configurations look for files where the command was given. */
async function inFolder(folder: string, run: () => Promise<unknown>) {
  const before = process.cwd()
  process.chdir(folder)
  try {
    await run()
  } finally {
    process.chdir(before)
  }
}

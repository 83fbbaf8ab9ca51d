import { counted } from '#shared/counted.ts'
import type { ProjectContents } from '#shared/goods.ts'
import { weight } from '../weight.ts'
import { treeOf, type Folder } from './tree-of.ts'

/** Open from the start: where nearly all that somebody reads lies, and in there what is quickly read. */
const opened = ['src', 'app']
const fewFiles = 16

/** Every file of a project by its name and its size; folders open without a script, too. Its looks: client/styles/file-tree.css. */
export const FileTree = ({ files }: Pick<ProjectContents, 'files'>) => (
  <div className="file-tree">
    <Inside folder={treeOf(files)} isTop />
  </div>
)

function Inside({ folder, isTop = false, isOpened = false }: { folder: Folder; isTop?: boolean; isOpened?: boolean }) {
  const isOpen = ({ name, files }: Folder) => (isTop ? opened.includes(name) : isOpened && files <= fewFiles)
  return (
    <ul>
      {folder.folders.map((inner) => (
        <li key={inner.name}>
          <details open={isOpen(inner)}>
            <summary>
              <span>{inner.name}</span>
              <small>{`${counted(inner.files, 'file')}, ${weight(inner.bytes)}`}</small>
            </summary>
            <Inside folder={inner} isOpened={isTop && isOpen(inner)} />
          </details>
        </li>
      ))}
      {folder.own.map(([name, bytes]) => (
        <li key={name}>
          <span>{name}</span>
          <small>{weight(bytes)}</small>
        </li>
      ))}
    </ul>
  )
}

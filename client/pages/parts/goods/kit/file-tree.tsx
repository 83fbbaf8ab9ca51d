import { ChevronRightIcon, DocumentIcon, FolderIcon } from '@heroicons/react/16/solid'
import { counted } from '#shared/counted.ts'
import type { KitContents } from '#shared/goods.ts'
import { weight } from '../weight.ts'
import { treeOf, type Folder } from './tree-of.ts'

/** Open from the start: where nearly all that somebody reads lies, and in there what is quickly read. */
const opened = ['src', 'app']
const fewFiles = 16

/** Every file of a project by its name and its size; folders open without a script, too. */
export const FileTree = ({ files }: Pick<KitContents, 'files'>) => (
  <div className="rounded-xl bg-raised p-2 text-[0.8125rem] ring-1 ring-line dark:bg-sunken">
    <Inside folder={treeOf(files)} isTop />
  </div>
)

function Inside({ folder, isTop = false, isOpened = false }: { folder: Folder; isTop?: boolean; isOpened?: boolean }) {
  const isOpen = ({ name, files }: Folder) => (isTop ? opened.includes(name) : isOpened && files <= fewFiles)
  return (
    <ul className={isTop ? undefined : 'ms-[0.9375rem] border-s border-line ps-1'}>
      {folder.folders.map((inner) => (
        <li key={inner.name}>
          <details open={isOpen(inner)}>
            <summary className="tree-row">
              <ChevronRightIcon
                aria-hidden
                className="size-4 shrink-0 text-faint transition-transform [[open]>.tree-row>&]:rotate-90"
              />
              <FolderIcon aria-hidden className="size-4 shrink-0 text-accent" />
              <span className="tree-name">{inner.name}</span>
              <span>
                {counted(inner.files, 'file')}, {weight(inner.bytes)}
              </span>
            </summary>
            <Inside folder={inner} isOpened={isTop && isOpen(inner)} />
          </details>
        </li>
      ))}
      {folder.own.map(([name, bytes]) => (
        <li key={name} className="tree-row">
          <DocumentIcon aria-hidden className="ms-6 size-4 shrink-0 text-faint" />
          <span className="tree-name">{name}</span>
          <span>{weight(bytes)}</span>
        </li>
      ))}
    </ul>
  )
}

/** A file of a project with its bytes, or a folder with what lies in it. */
export type Folder = {
  name: string
  files: number
  bytes: number
  folders: Folder[]
  own: [name: string, bytes: number][]
}

/** The folders of a project, from the paths of its files; each with the sums of all that lies in it, in the order of names. */
export function treeOf(files: readonly (readonly [path: string, bytes: number])[], name = ''): Folder {
  const own: Folder['own'] = []
  const within = new Map<string, [string, number][]>()
  for (const [path, bytes] of files) {
    const cut = path.indexOf('/')
    if (cut < 0) own.push([path, bytes])
    else {
      const folder = path.slice(0, cut)
      const inside = within.get(folder) ?? []
      inside.push([path.slice(cut + 1), bytes])
      within.set(folder, inside)
    }
  }
  const byName = (one: string, other: string) => one.localeCompare(other, 'en')
  return {
    name,
    files: files.length,
    bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
    folders: [...within].toSorted(([a], [z]) => byName(a, z)).map(([folder, inside]) => treeOf(inside, folder)),
    own: own.toSorted(([a], [z]) => byName(a, z)),
  }
}

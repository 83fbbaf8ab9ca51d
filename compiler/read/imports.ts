import type { ImportDeclaration } from '../parse/ast.ts'
import type { Binding } from '../ir/types.ts'
import type { Report } from '../problems/report.ts'
import type { CompilerOptions, IconSet } from '../types.ts'
import { partNames, type PartName } from '../elements/names.ts'

const fromReact = ['useState', 'useRef', 'useEffect', 'useId', 'Fragment'] as const
const iconPath = /^@heroicons\/react\/(16\/solid|20\/solid|24\/solid|24\/outline)$/

type Context = {
  icons: CompilerOptions['icons']
  report: Report
  declare: (binding: Binding, at: { start: number; end: number }) => void
}

/** Reads one import, reporting E110–E113. @returns the npm package it needs, if any */
export function readImport(node: ImportDeclaration, { icons, report, declare }: Context): string | null {
  const from = node.source.value
  const set = iconPath.exec(from)?.[1] as IconSet | undefined
  if (from !== 'react' && from !== '@headlessui/react' && from !== 'clsx' && !set) {
    const help = from.startsWith('@heroicons/')
      ? 'the sets are @heroicons/react/16/solid, 20/solid, 24/solid and 24/outline'
      : 'components may use react, @headlessui/react, @heroicons/react and clsx'
    report.add('E110', node.source, `customers do not have “${from}”`, help)
    return null
  }
  for (const specifier of node.specifiers) {
    const name = specifier.local.name
    if (node.importKind === 'type' || (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type')) {
      declare({ kind: 'type', name }, specifier)
      continue
    }
    if (specifier.type === 'ImportNamespaceSpecifier') {
      report.add('E112', specifier, '“import *” is not supported', 'import each name in braces')
      continue
    }
    if (specifier.type === 'ImportDefaultSpecifier') {
      if (from === 'clsx') declare({ kind: 'import', name, imported: 'clsx' }, specifier)
      else report.add('E112', specifier, `“${from}” has no default import to use`, 'import each name in braces')
      continue
    }
    const imported = specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value
    if (imported !== name && !set)
      report.add('E112', specifier, 'only icons can be imported under another name', `import { ${imported} }`)
    const binding = set ? iconBinding(set, imported, name, icons) : nameBinding(from, imported)
    if (binding) declare(binding, specifier)
    else if (set)
      report.add('E113', specifier, `Heroicons has no “${imported}” in ${set}`, 'its names stand on heroicons.com')
    else report.add('E111', specifier, `“${imported}” of ${from} is not supported`, supported(from))
  }
  return from === 'react' || node.importKind === 'type' ? null : set ? '@heroicons/react' : from
}

/** Two sets have icons of the same name, so that one may need another: `HeartIcon as SolidHeartIcon`. */
function iconBinding(set: IconSet, icon: string, name: string, icons: CompilerOptions['icons']): Binding | null {
  return icons(set, icon) === undefined ? null : { kind: 'icon', name, set, icon }
}

function nameBinding(from: string, name: string): Binding | null {
  if (from === 'react') {
    const imported = fromReact.find((known) => known === name)
    return imported ? { kind: 'import', name, imported } : null
  }
  if (from === 'clsx') return name === 'clsx' ? { kind: 'import', name, imported: 'clsx' } : null
  return partNames.includes(name as PartName) ? { kind: 'part', name, part: name as PartName } : null
}

function supported(from: string): string {
  if (from === 'react') return `supported: ${fromReact.join(', ')} and types`
  if (from === 'clsx') return "import clsx from 'clsx'"
  return `supported: ${partNames.join(', ')}`
}

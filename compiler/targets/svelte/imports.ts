/** Import statements of names by module; `default clsx` is a default import. */
export const importLines = (imports: ReadonlyMap<string, ReadonlySet<string>>): string =>
  [...imports]
    .sort(([a], [z]) => (a < z ? -1 : 1))
    .map(([from, names]) => {
      const [first] = names
      if (first?.startsWith('default ')) return `import ${first.slice('default '.length)} from '${from}'`
      return `import { ${[...names].sort().join(', ')} } from '${from}'`
    })
    .join('\n')

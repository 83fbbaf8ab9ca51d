import type { Problem } from './problem.ts'

/**
 * One problem as people read it in a terminal:
 *
 *     components/stale.tsx:7:17 E301 “open” is read after setOpen() in the same handler
 *       help: compute into a const first
 *         6 |     setOpen(!open)
 *     >   7 |     console.log(open)
 *           |                 ^^^^
 */
export function formatProblem(problem: Problem): string {
  const { file, line, column, code, severity, message, help, frame } = problem
  const head = `${file}:${line}:${column} ${code} ${severity === 'warning' ? 'warning: ' : ''}${message}`
  return [head, ...(help ? [`  help: ${help}`] : []), frame].join('\n')
}

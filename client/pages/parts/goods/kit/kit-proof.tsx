import { describeDay } from '#client/day.ts'
import { CheckList } from '#client/ui/check-list.tsx'
import { counted } from '#shared/counted.ts'
import type { ProjectContents, ProjectGood } from '#shared/goods.ts'

type Props = { kit: ProjectGood; contents: ProjectContents }

/** What was done to a kit before it was offered; nothing where the project is not as it was then. */
export function KitProof({ kit: { editions, kit }, contents }: Props) {
  const changed = editions[0]?.changed
  const { record } = contents
  if (!changed) return null

  return (
    <section aria-labelledby="proof">
      <h2 id="proof" className="text-lg font-semibold tracking-tight text-ink">
        How it was tested
      </h2>
      <p className="mt-2 text-sm text-pretty text-muted">
        {record ? (
          <>
            On <time dateTime={record.day}>{describeDay(record.day)}</time> with Node.js {record.node}, from the zip
            that you get:
          </>
        ) : (
          'From the zip that you get, as it is now:'
        )}
      </p>
      <CheckList lines={stepsOf(contents, kit?.accounts ?? false)} className="mt-4 text-sm text-ink" />
      {record && record.attacks.length > 0 && (
        <details className="mt-4 text-sm">
          <summary className="w-fit cursor-pointer rounded-xs font-medium text-ink pointer-coarse:py-2">
            {counted(record.attacks.length, 'attack')} tried, and none succeeded
          </summary>
          <ul className="mt-3 grid list-disc gap-1.5 ps-5 text-pretty text-muted marker:text-faint">
            {record.attacks.map((attack) => (
              <li key={attack}>{capitalised(attack)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** The steps of scripts/goods/prove, as far as this project has them. */
function stepsOf({ scripts, record }: ProjectContents, hasAccounts: boolean): string[] {
  const has = (script: string) => scripts.includes(script)
  const took = (seconds: number | undefined) =>
    seconds === undefined ? '' : `, in ${counted(Math.round(seconds), 'second')}`
  const checks = [
    has('lint') && 'linted',
    has('format:check') && 'its layout checked',
    has('check') && 'its types checked',
  ].filter((each) => each !== false)
  const sentence = [checks.slice(0, -1).join(', '), ...checks.slice(-1)].filter(Boolean).join(' and ')
  return [
    `Unpacked, and installed from its lockfile${took(record?.seconds?.install)}`,
    ...(checks.length > 0 ? [capitalised(sentence)] : []),
    ...(has('test')
      ? [typeof record?.tests === 'number' ? `${counted(record.tests, 'test')} of its own run` : 'Its own tests run']
      : []),
    `Built for production${took(record?.seconds?.build)}`,
    'Every page opened in a browser, light and dark, on a desktop and on a phone: no error in the console, and nothing found by axe',
    `${hasAccounts ? 'Signed up, confirmed, saved the settings, switched the theme, signed out and in again' : 'Signed in, saved the settings and switched the theme'}, by keyboard alone${record?.withoutScripts ? ', with JavaScript and without' : ''}`,
  ]
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

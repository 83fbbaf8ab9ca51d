import { buttonClass } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { site } from '#shared/site.ts'

/** The codes, this once: to copy, or to keep as a file. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const text = `${codes.join('\n')}\n`
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${site.name} recovery codes\n\n${text}`)}`

  return (
    <div className="mt-5 rounded-xl bg-sunken p-5 ring-1 ring-line">
      <h3 className="text-sm font-semibold text-ink">Save these recovery codes</h3>
      <p className="mt-1 text-sm text-pretty text-muted">
        Each signs you in once if you cannot use the app. They are shown only now.
      </p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-1.5 font-mono text-sm text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <CopyButton text={text} what="Recovery codes" />
        <a
          href={file}
          download={`${site.slug}-recovery-codes.txt`}
          className={buttonClass({ variant: 'secondary-alt', size: 'sm' })}
        >
          Download
        </a>
      </div>
    </div>
  )
}

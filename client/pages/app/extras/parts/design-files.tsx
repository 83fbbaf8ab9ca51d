import type { DesignFile } from '#shared/design-service.ts'
import { urls } from '#shared/urls.ts'

type Props = { requestId: string; files: DesignFile[] }

/** Files of a request, to be saved. */
export const DesignFiles = ({ requestId, files }: Props) => (
  <div>
    <dt className="text-faint">Files</dt>
    {files.map(({ id, name, kind, size }) => (
      <dd key={id} className="mt-1">
        <a
          href={urls.designFile(requestId, id)}
          download
          className="inline-flex items-center rounded-xs wrap-anywhere text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent pointer-coarse:min-h-10"
        >
          {name}
        </a>
        <span className="mt-1 block text-xs text-faint">
          {kind}, {size}
        </span>
      </dd>
    ))}
  </div>
)

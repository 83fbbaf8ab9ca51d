import { accepted } from '@/lib/files'

/** The field of a label that says what it is for. */
export function FileField({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <input
      type="file"
      multiple
      accept={accepted}
      className="sr-only"
      onChange={({ currentTarget }) => {
        if (currentTarget.files?.length) onFiles([...currentTarget.files])
        // So that the same file can be chosen again.
        currentTarget.value = ''
      }}
    />
  )
}

import { fileKinds, type FileKind } from '#shared/design-service.ts'

/** Characters of a name, its ending included. */
const longest = 80
/** Names of devices, which Windows takes for them whatever their ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A name under which anybody can save a file: no folders, nothing that systems or shells read as something else, nothing
 * that turns the direction of writing, and an ending that fits what the file is, so that nothing opens as another kind.
 */
export function safeFileName(given: string, kind: FileKind): string {
  const endings: readonly string[] = fileKinds[kind]
  const plain = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/[<>:"|?*%`$;&']/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.]+$/g, '')
  const dot = plain.lastIndexOf('.')
  const ending = dot === -1 ? '' : plain.slice(dot + 1).toLowerCase()
  const isFitting = endings.includes(ending)
  const stem = [...(isFitting ? plain.slice(0, dot) : plain)]
    .slice(0, longest - 6)
    .join('')
    .trim()
  return `${stem === '' || devices.test(stem) ? 'file' : stem}.${isFitting ? ending : endings[0]}`
}

/** What was played by touch: committed beside the components it speaks of. */
import type { EnginePassed } from '../engines/record.ts'
import { componentRecord } from '../component-record.ts'

export const touchRecord = componentRecord<EnginePassed>('touch')

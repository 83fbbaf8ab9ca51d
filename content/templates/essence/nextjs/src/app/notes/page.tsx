import NotesIndex from '@/components/notes-index'
import { metadataOf } from '@/app/site'
import { Letters, Materials, Shelves } from '@/views/materials'
import { Target } from './target'

export const metadata = metadataOf(
  '/notes',
  'Notes · Halcott',
  'The fifty-eight raw materials of the house, where each comes from, how long it lasts, and which scents have it.',
)

export default function Page() {
  return (
    <>
      <NotesIndex shelves={<Shelves />} letters={<Letters />} materials={<Materials />} />
      <Target />
    </>
  )
}

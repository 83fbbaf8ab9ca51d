import JournalList from '@/components/journal-list'
import { metadataOf } from '@/app/site'
import { articles } from '@/data/journal'
import { JournalEntries } from '@/views/articles'

export const metadata = metadataOf(
  '/journal',
  'Journal · Halcott',
  'What the people of the house write down, three times a year.',
)

export default function Page() {
  return <JournalList entries={<JournalEntries articles={articles} />} />
}

import { Chat } from '@/chat/chat'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/chat',
  'Chat · Postil',
  'Ask your files a question and read the sources beside the answer.',
)

export default function Page() {
  return <Chat />
}

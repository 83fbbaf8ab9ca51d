import { useEffect, useState } from 'react'
import { createConversation, type Conversation, type ConversationView } from './conversation'
import { useView } from './view'

/** The conversation of the page, for as long as the page is there. */
export function useConversation(): [ConversationView, Conversation] {
  const [conversation] = useState(createConversation)
  useEffect(() => () => conversation.close(), [conversation])
  return [useView(conversation.view), conversation]
}

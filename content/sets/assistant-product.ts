import type { ComponentSet } from '#shared/sets.ts'

const ui = 'application-ui/components'

export const assistantProduct: ComponentSet = {
  slug: 'assistant-product',
  title: 'Assistant product',
  description:
    'Everything a product needs in which people talk with an assistant: a start, a composer, answers with sources, steps to approve, history and usage.',
  world: 'An assistant that plans and writes for a small publisher, with its sources, its steps and what they cost.',
  members: [
    `${ui}/chat/assistant-start-screen`,
    `${ui}/chat/prompt-composer`,
    `${ui}/chat/assistant-with-streaming-answer`,
    `${ui}/chat/answer-with-sources`,
    `${ui}/chat/agent-steps-with-approval`,
    `${ui}/chat/conversation-list`,
    `${ui}/offcanvas/assistant-panel`,
    `${ui}/command-palettes/search-or-ask-assistant`,
    `${ui}/progress-bars/usage-meter-with-limit`,
    'marketing/sections/hero/with-prompt-field',
    'marketing/sections/pricing/usage-rates',
  ],
  screens: [
    {
      slug: 'start',
      title: 'Start',
      shell: null,
      parts: [
        { member: `${ui}/chat/conversation-list`, columns: 3 },
        { member: `${ui}/chat/assistant-start-screen`, columns: 9 },
      ],
    },
    {
      slug: 'conversation',
      title: 'Conversation',
      shell: null,
      parts: [
        { member: `${ui}/chat/conversation-list`, columns: 3 },
        { member: `${ui}/chat/answer-with-sources`, columns: 9 },
      ],
    },
    {
      slug: 'agent',
      title: 'Agent at work',
      shell: null,
      parts: [
        { member: `${ui}/chat/agent-steps-with-approval`, columns: 8 },
        { member: `${ui}/progress-bars/usage-meter-with-limit`, columns: 4 },
      ],
    },
  ],
}

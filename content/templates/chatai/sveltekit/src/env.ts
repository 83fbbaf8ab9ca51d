import { defineEnvVars } from '@sveltejs/kit/env'

const optional = (value: string | undefined) => value || undefined

/** The provider that answers, read when the server starts. Where one of the three is not set, the stand-in answers. */
export const variables = defineEnvVars({
  CHAT_API_URL: {
    description: 'Where the provider answers, as https://api.provider.example/v1/chat/completions.',
    schema: optional,
  },
  CHAT_API_KEY: { description: 'Its key. It stays on the server.', schema: optional },
  CHAT_API_MODEL: { description: 'Its name of the model that answers.', schema: optional },
})

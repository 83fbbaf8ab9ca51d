import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '*.md' }),
  schema: z.object({
    title: z.string().max(80),
    description: z.string().max(160),
    author: z.string(),
    publishedAt: z.date(),
  }),
})

export const collections = { blog }

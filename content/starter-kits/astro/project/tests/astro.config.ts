/** The site as it is, and a page that breaks. */
import config from '../astro.config.ts'

export default {
  ...config,
  outDir: './.astro/test/dist',
  integrations: [
    ...(config.integrations ?? []),
    {
      name: 'broken-page',
      hooks: {
        'astro:config:setup': ({ injectRoute }) =>
          injectRoute({ pattern: '/broken', entrypoint: './tests/broken.astro' }),
      },
    },
  ],
} satisfies typeof config

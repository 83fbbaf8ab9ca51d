/** Why something broke is for the log. Nuxt would tell people the message of an error that was thrown in a page. */
export default defineNitroPlugin((nitro) => {
  nitro.hooks.hook('error', (error) => {
    if (isError(error) && error.statusCode >= 500) error.unhandled = true
  })
})

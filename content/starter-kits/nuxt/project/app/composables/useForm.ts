import type { FetchError } from 'ofetch'

const nothing = (): Problems => ({ fields: {}, form: '' })
const unsent = 'This could not be sent. Check your connection, and try again.'

type Options = {
  /** Of a link from a mail, where the form stands behind one. */
  token?: string
  onRefused?: (problems: Problems) => void
}

/**
 * A form of server/forms.ts. Without JavaScript the browser sends it, and the page comes back with what was wrong; with
 * JavaScript it is sent from here, and the page stays.
 *
 * @param action where it is sent: its page, and `?form=` where a page has several
 */
export function useForm(action: string, { token, onRefused }: Options = {}) {
  const user = useUser()
  const toast = useToast()
  const route = useRoute()

  const refused = useState<Refused | null>(`refused ${action}`, () => {
    const { refused } = useRequestEvent()?.context ?? {}
    return refused?.action === action ? refused : null
  })
  const problems = ref<Problems>(refused.value ?? nothing())
  const values = refused.value?.values ?? {}
  onUnmounted(() => (refused.value = null))

  const address = token === undefined ? action : `${action}?token=${encodeURIComponent(token)}`
  const isSending = ref(false)

  /** Sends it, and goes where the answer leads. True where it was accepted. */
  async function send(body = new URLSearchParams()): Promise<boolean> {
    if (isSending.value) return false
    isSending.value = true
    problems.value = nothing()
    try {
      const answer = await $fetch<Accepted>(address, { method: 'POST', body, headers: { accept: 'application/json' } })
      if (answer.user !== undefined) {
        if (answer.user?.id !== user.value?.id) clearNuxtData()
        user.value = answer.user
      }
      toast.value = answer.toast ?? ''
      if (answer.to !== route.fullPath) await navigateTo(answer.to)
      return true
    } catch (error) {
      const { status, data } = error as FetchError<Problems>
      problems.value = status === 422 && data ? data : { fields: {}, form: unsent }
      if (status === 422) onRefused?.(problems.value)
      return false
    } finally {
      isSending.value = false
    }
  }

  async function submit(event: Event) {
    const form = event.currentTarget as HTMLFormElement
    const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
    const isAccepted = await send(new URLSearchParams(fields))
    await nextTick()
    if (isAccepted) return form.reset()
    for (const field of form.querySelectorAll<HTMLInputElement>('[type=password]')) field.value = ''
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  return { address, isSending: readonly(isSending), problems: readonly(problems), send, submit, values }
}

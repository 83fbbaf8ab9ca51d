import { cleanup, render, screen } from '@testing-library/vue'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { signIn } from '@/lib/auth'
import { routes } from '@/router'
import SignInPage from './sign-in.vue'

vi.mock('@/lib/auth', () => ({ signIn: vi.fn(), isGoodLink: vi.fn(), currentUser: vi.fn() }))

// On a busy machine, too.
vi.setConfig({ testTimeout: 60_000 })
const patient = { timeout: 10_000 }

afterEach(() => {
  cleanup()
  vi.mocked(signIn).mockReset()
})

async function fill(password: string) {
  const router = createRouter({ history: createMemoryHistory(), routes })
  await router.push('/sign-in')
  render(SignInPage, { global: { plugins: [router] } })
  await userEvent.type(screen.getByLabelText('Email'), 'ines@lintel.example')
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  return router
}

test('what the server finds wrong stands at its field, which takes the focus', async () => {
  vi.mocked(signIn).mockResolvedValue({ ok: false, errors: { form: '', password: 'Enter your password.' }, next: '/' })
  await fill('')

  const password = screen.getByLabelText('Password')
  await vi.waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'), patient)
  expect(password.getAttribute('aria-describedby')).toBe(screen.getByText('Enter your password.').id)
  expect(document.activeElement).toBe(password)
})

test('who is let in goes on to the page that was asked for', async () => {
  vi.mocked(signIn).mockResolvedValue({ ok: true, errors: {}, next: '/billing' })
  const router = await fill('a long password')

  // The page is fetched first.
  await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/billing'), patient)
  expect(signIn).toHaveBeenCalledWith({ email: 'ines@lintel.example', password: 'a long password' })
})

test('who is refused is told why, and keeps what was typed', async () => {
  vi.mocked(signIn).mockResolvedValue({ ok: false, errors: { form: 'Email and password do not match.' }, next: '/' })
  await fill('a wrong password')

  await vi.waitFor(
    () => expect(screen.getByRole('alert').textContent).toBe('Email and password do not match.'),
    patient,
  )
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ines@lintel.example')
})

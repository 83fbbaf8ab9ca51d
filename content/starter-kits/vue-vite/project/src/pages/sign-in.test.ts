import { cleanup, render, screen } from '@testing-library/vue'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { signIn } from '@/lib/auth'
import { routes } from '@/router'
import SignInPage from './sign-in.vue'

vi.mock('@/lib/auth', () => ({ signIn: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.mocked(signIn).mockReset()
})

async function open() {
  const router = createRouter({ history: createMemoryHistory(), routes })
  await router.push('/sign-in')
  render(SignInPage, { global: { plugins: [router] } })
  return {
    router,
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password'),
    submit: screen.getByRole('button', { name: 'Sign in' }),
  }
}

test('what is missing is said at its field, and nothing is sent', async () => {
  const { email, submit } = await open()
  await userEvent.type(email, 'ines@lintel')
  await userEvent.click(submit)

  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(email)
  expect(signIn).not.toHaveBeenCalled()
})

test('who is let in is led to the dashboard', async () => {
  vi.mocked(signIn).mockResolvedValue(null)
  const { router, email, password, submit } = await open()
  await userEvent.type(email, 'ines@lintel.example')
  await userEvent.type(password, 'a long password')
  await userEvent.click(submit)

  await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/'))
  expect(signIn).toHaveBeenCalledWith({ email: 'ines@lintel.example', password: 'a long password' })
})

test('who is refused is told why, and stays', async () => {
  vi.mocked(signIn).mockResolvedValue('Email and password do not match.')
  const { router, email, password, submit } = await open()
  await userEvent.type(email, 'ines@lintel.example')
  await userEvent.type(password, 'a wrong password')
  await userEvent.click(submit)

  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Email and password do not match.'))
  expect(router.currentRoute.value.path).toBe('/sign-in')
})

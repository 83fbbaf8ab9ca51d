import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { goto } from '$app/navigation'
import { signIn } from '#lib/auth.ts'
import SignIn from './sign-in.svelte'

vi.mock('$app/navigation', () => ({ goto: vi.fn() }))
vi.mock('#lib/auth.ts', () => ({ signIn: vi.fn() }))

afterEach(() => {
  vi.mocked(goto).mockReset()
  vi.mocked(signIn).mockReset()
})

function open() {
  render(SignIn)
  return {
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password'),
    submit: screen.getByRole('button', { name: 'Sign in' }),
  }
}

test('what is missing is said at its field, and nothing is sent', async () => {
  const { email, submit } = open()
  await userEvent.type(email, 'ines@lintel')
  await userEvent.click(submit)

  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(email)
  expect(signIn).not.toHaveBeenCalled()
})

test('who is let in is led to the dashboard', async () => {
  vi.mocked(signIn).mockResolvedValue(null)
  const { email, password, submit } = open()
  await userEvent.type(email, 'ines@lintel.example')
  await userEvent.type(password, 'a long password')
  await userEvent.click(submit)

  await vi.waitFor(() => expect(goto).toHaveBeenCalledWith('/'))
  expect(signIn).toHaveBeenCalledWith({ email: 'ines@lintel.example', password: 'a long password' })
})

test('who is refused is told why, and stays', async () => {
  vi.mocked(signIn).mockResolvedValue('Email and password do not match.')
  const { email, password, submit } = open()
  await userEvent.type(email, 'ines@lintel.example')
  await userEvent.type(password, 'a wrong password')
  await userEvent.click(submit)

  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Email and password do not match.'))
  expect(goto).not.toHaveBeenCalled()
})

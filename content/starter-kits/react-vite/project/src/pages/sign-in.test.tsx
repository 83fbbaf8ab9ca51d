import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from '../lib/auth'
import SignInPage from './sign-in'

vi.mock('../lib/auth', () => ({ signIn: vi.fn() }))

// On a busy machine, too.
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  vi.mocked(signIn).mockReset()
})

async function fill(password: string) {
  const routes = [
    { path: '/billing', element: <h1>Billing</h1> },
    { path: '/sign-in', element: <SignInPage /> },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/sign-in'] })} />)
  await userEvent.type(screen.getByLabelText('Email'), 'ines@lintel.example')
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('what the server finds wrong stands at its field, which takes the focus', async () => {
  vi.mocked(signIn).mockResolvedValue({ ok: false, errors: { form: '', password: 'Enter your password.' }, next: '/' })
  await fill('')

  const password = screen.getByLabelText('Password')
  await vi.waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'), { timeout: 10_000 })
  expect(password.getAttribute('aria-describedby')).toBe(screen.getByText('Enter your password.').id)
  expect(document.activeElement).toBe(password)
})

test('who is let in goes on to the page that was asked for', async () => {
  vi.mocked(signIn).mockResolvedValue({ ok: true, errors: {}, next: '/billing' })
  await fill('a long password')

  expect(await screen.findByRole('heading', { name: 'Billing' })).toBeTruthy()
  expect(signIn).toHaveBeenCalledWith({ email: 'ines@lintel.example', password: 'a long password' })
})

test('who is refused is told why, and keeps what was typed', async () => {
  vi.mocked(signIn).mockResolvedValue({ ok: false, errors: { form: 'Email and password do not match.' }, next: '/' })
  await fill('a wrong password')

  expect((await screen.findByRole('alert')).textContent).toBe('Email and password do not match.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ines@lintel.example')
})

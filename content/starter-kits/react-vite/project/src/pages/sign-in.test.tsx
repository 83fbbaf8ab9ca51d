import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from '../lib/auth'
import SignInPage from './sign-in'

vi.mock('../lib/auth', () => ({ signIn: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.mocked(signIn).mockReset()
})

function open() {
  const routes = [
    { path: '/', element: <h1>Dashboard</h1> },
    { path: '/sign-in', element: <SignInPage /> },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/sign-in'] })} />)
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

test('who is let in sees the dashboard', async () => {
  vi.mocked(signIn).mockResolvedValue(null)
  const { email, password, submit } = open()
  await userEvent.type(email, 'ines@lintel.example')
  await userEvent.type(password, 'a long password')
  await userEvent.click(submit)

  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  expect(signIn).toHaveBeenCalledWith({ email: 'ines@lintel.example', password: 'a long password' })
})

test('who is refused is told why, and stays', async () => {
  vi.mocked(signIn).mockResolvedValue('Email and password do not match.')
  const { email, password, submit } = open()
  await userEvent.type(email, 'ines@lintel.example')
  await userEvent.type(password, 'a wrong password')
  await userEvent.click(submit)

  expect((await screen.findByRole('alert')).textContent).toBe('Email and password do not match.')
  expect(screen.getByRole('heading', { name: 'Sign in to Lintel' })).toBeTruthy()
})

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { saveTheme, savedTheme, watchTheme } from './theme.js'

const { classList } = document.documentElement

beforeEach(() => localStorage.clear())

test('a choice is kept, shown, and told to whoever watches', () => {
  const listener = vi.fn()
  const stop = watchTheme(listener)
  saveTheme('dark')
  expect(savedTheme()).toBe('dark')
  expect(classList.contains('dark')).toBe(true)
  expect(listener).toHaveBeenLastCalledWith('dark')

  saveTheme('light')
  expect(classList.contains('dark')).toBe(false)
  stop()
  saveTheme('dark')
  expect(listener).toHaveBeenLastCalledWith('light')
})

test('what is no theme counts as no choice', () => {
  localStorage.setItem('theme', 'sepia')
  expect(savedTheme()).toBe('system')
})

import type { Step } from '#verify/browser/steps.ts'

type Page = Parameters<Step[1]>[0]

const write = (password: string) => (page: Page) => page.locator('#sign-up-password').fill(password)

/** On both sides of every border between two strengths. */
export const steps: Step[] = [
  ['nine letters', write('a'.repeat(9)), {}],
  ['ten letters', write('a'.repeat(10)), {}],
  ['thirteen letters', write('a'.repeat(13)), {}],
  ['fifteen letters', write('a'.repeat(15)), {}],
  ['sixteen letters', write('a'.repeat(16)), {}],
  ['ten of three kinds', write('Aa1aaaaaaa'), {}],
  ['ten of four kinds', write('Aa1!aaaaaa'), {}],
]

/** Postil's main job, by keyboard alone: ask, stop, read a source, edit, go between branches, come back, search. */
import type { Page } from 'playwright-core'
import type { Smoke } from '#toolchain/smoke.ts'

/** What has the focus may be drawn anew, but the focus stays in the turn. */
const focusIn = (page: Page, turn: string) =>
  page.waitForFunction((name) => document.activeElement?.closest('section')?.textContent?.includes(name), turn)

/** Keeps all scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return async () => {
    held.resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

const smoke: Smoke = async ({ page, visit }) => {
  await visit('/')
  await page.getByRole('button', { name: 'Source 1', expanded: true }).waitFor()
  await page.getByRole('button', { name: 'Source 2', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Source 2', expanded: true }).waitFor()

  await visit('/chat')
  await page.getByRole('heading', { name: 'Ask your files' }).waitFor()
  const field = page.getByLabel('Your question')
  await field.fill('When does the reading room reopen?')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'When does the reading room reopen?' }).waitFor()
  await page.getByRole('strong').getByText('On Monday').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Stopped here.').waitFor()

  const chat = page.getByRole('main')
  await chat.getByRole('button', { name: 'Ask again' }).focus()
  await page.keyboard.press('Enter')
  await chat.getByText('2 of 2').waitFor()
  await focusIn(page, 'When does the reading room reopen?')
  await chat.getByRole('button', { name: 'Copy', exact: true }).waitFor()
  await chat.getByRole('button', { name: /^Source 1:/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('note', { name: 'Source 1' }).getByRole('link', { name: 'Open the file' }).waitFor()

  // Copied over several sentences, the words come without their numbers and notes.
  await page.evaluate(() => {
    const answer = document.querySelector('.answer-text')
    if (answer) getSelection()?.selectAllChildren(answer)
    const keep = (event: ClipboardEvent) => (document.body.dataset.copied = event.clipboardData?.getData('text/plain'))
    addEventListener('copy', keep, { once: true })
  })
  await page.keyboard.press('ControlOrMeta+C')
  await page.waitForFunction(() => {
    const { copied = '' } = document.body.dataset
    return copied.length > 40 && !/Open the file|[a-z.]\d/.test(copied)
  })
  await page.evaluate(() => getSelection()?.removeAllRanges())

  await chat.getByRole('button', { name: 'Edit', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Why is there water in the elevator pit?')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Why is there water in the elevator pit?' }).waitFor()
  await chat.getByRole('button', { name: 'Copy', exact: true }).waitFor()
  await focusIn(page, 'Why is there water in the elevator pit?')
  const versions = page.getByRole('group', { name: 'Version of the question' })
  await versions.getByRole('button', { name: 'Previous version' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'When does the reading room reopen?' }).waitFor()

  await focusIn(page, 'When does the reading room reopen?')
  await page.reload()
  await page.getByRole('heading', { level: 2, name: 'When does the reading room reopen?' }).waitFor()
  await page.getByRole('group', { name: 'Version of the question' }).getByText('1 of 2').waitFor()

  await field.fill('/limit')
  await page.keyboard.press('Enter')
  await chat.getByRole('link', { name: 'See the plans' }).waitFor()

  await visit('/history')
  await page.getByRole('searchbox', { name: 'Search questions and answers' }).focus()
  await page.keyboard.type('lintels')
  await page.getByText(/^[1-9]\d* conversations? found$/).waitFor()
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByText('Conversation deleted.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Restored.').waitFor()

  // Whoever left while the samples of a first visit came gets them all.
  const listed = page.getByRole('main').getByRole('link', { name: 'Why is there water in the elevator pit?' })
  await visit('/history')
  await page.getByRole('button', { name: 'Delete Why is there water in the elevator pit?' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Conversation deleted.').waitFor()
  await visit('/history')
  await page.getByRole('button', { name: 'Delete What patrons can be told' }).waitFor()
  if (await listed.count()) throw new Error('A sample that was deleted is there again.')
  await page.evaluate(() => localStorage.setItem('postil:samples', 'coming'))
  await visit('/history')
  await listed.first().waitFor()

  await page
    .getByRole('button', { name: /^Rename / })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Title' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('input[aria-label=Title]'))
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Title' }).waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.matches('[data-rename]'))

  await visit('/settings')
  await page.getByRole('radio', { name: /^Enter/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Saved.').waitFor()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: 'Cancel Solo' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Solo is canceled.').waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Keep'))
  await visit('/usage')
  await page.getByText('Solo ends on September 30.').waitFor()
  await visit('/settings')
  await page.getByText('Solo is canceled.').waitFor()
  await page.getByRole('button', { name: 'Keep Solo' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('You are staying on Solo.').waitFor()

  // What is sent before the scripts are there is asked once they are, and leaves its field.
  let release = await holdScripts(page)
  let visited = visit('/chat')
  await field.fill('What is the contract sum?')
  await page.keyboard.press('Enter')
  await release()
  await visited
  await page.getByRole('heading', { level: 2, name: 'What is the contract sum?' }).waitFor()
  await page.waitForFunction(() => document.querySelector('textarea')?.value === '')

  // A file that is chosen before they are there is added, and questions are asked of it as well.
  release = await holdScripts(page)
  visited = visit('/files')
  const words = 'The roof warranty is 20 years.'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Roof.txt', mimeType: 'text/plain', buffer: Buffer.from(`Slate.\n${words}`) })
  await release()
  await visited
  await page.getByRole('link', { name: 'Ask about it' }).waitFor()
  await page.getByText('8 of 500 files').waitFor()
  await visit('/chat')
  await page.getByText('Eight files are ready.').waitFor()
  await field.fill('How long is the roof warranty?')
  await page.keyboard.press('Enter')
  await chat.getByRole('button', { name: /^Source 1:/ }).focus()
  await page.keyboard.press('Enter')
  const note = page.getByRole('note', { name: 'Source 1' })
  await note.getByText(`“${words}”`).waitFor()
  await note.getByRole('link', { name: 'Open the file' }).waitFor()

  // So is one beside a question that is sent before they are there: it goes when the file is read, and takes it along.
  release = await holdScripts(page)
  visited = visit('/chat')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Roof.txt', mimeType: 'text/plain', buffer: Buffer.from('The gutters are copper.') })
  await field.fill('What are the gutters?')
  await page.keyboard.press('Enter')
  await release()
  await visited
  await page.getByRole('heading', { level: 2, name: 'What are the gutters?' }).waitFor()
  // Another file has its name.
  await chat.getByLabel('Files', { exact: true }).getByText('Roof (2).txt').waitFor()
  await page.waitForFunction(() => document.querySelector('textarea')?.value === '')

  await visit('/chat')
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Write one paragraph for the Town Council about CO-3' })
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Stop/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Stopped here.').waitFor()

  // What was begun stays in its conversation.
  const latest = page.getByRole('navigation', { name: 'Latest conversations' }).first()
  await visit('/chat')
  await field.fill('Begun here')
  await latest.getByRole('link', { name: /^Contingency/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'What is left in the contingency?' }).waitFor()
  await page.waitForFunction(() => document.querySelector('textarea')?.value === '')
  await page.getByRole('banner').getByRole('link', { name: 'New question' }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ask your files' }).waitFor()
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Begun here')

  // What went wrong, and the way on, are seen above the field, however short the screen.
  await page.setViewportSize({ width: 390, height: 600 })
  await visit('/chat')
  await field.fill('/error What is left in the contingency?')
  await page.keyboard.press('Enter')
  await chat.getByRole('button', { name: 'Try again' }).waitFor()
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('main button')]
    const again = buttons.find(({ textContent }) => textContent?.trim() === 'Try again')?.getBoundingClientRect()
    const field = document.querySelector('textarea')?.closest('form')?.getBoundingClientRect()
    return again && field && again.top > 100 && again.bottom < field.top - 20
  })
}

export default smoke

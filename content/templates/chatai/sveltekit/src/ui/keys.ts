/** Whether single letters do something: they can be turned off in Settings, since some people speak to their browser. */
export const singleKeys = {
  get: () => localStorage.getItem('postil:keys') !== 'off',
  set: (isOn: boolean) => localStorage.setItem('postil:keys', isOn ? 'on' : 'off'),
}

/** Whether a key that was pressed is meant for the page: nobody writes, no dialog is open, and single keys are on. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey) return false
  return !isWriting(event.target) && !isInDialog() && singleKeys.get()
}

export const isInDialog = () => document.querySelector('[role="dialog"]') !== null

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))

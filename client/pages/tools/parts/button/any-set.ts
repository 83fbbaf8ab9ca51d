/** What a button needs of the icon browsers' store. A module of its own, so that it can come later than the page. */
export { bodyOf, loadNames, loadSome } from '../icons/icon-store.ts'

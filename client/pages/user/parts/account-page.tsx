/** The frame of the pages of the user area. */
export { AppPage as AccountPage } from '#client/pages/app/parts/app-page.tsx'

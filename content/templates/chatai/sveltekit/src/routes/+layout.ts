// Every page is made when the site is built; what belongs to a person is drawn from their own browser.
export const prerender = true

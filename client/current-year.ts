/** For the copyright line; elements that show it suppress the hydration warning of a New Year's night. */
export const currentYear = () => new Date().getFullYear()

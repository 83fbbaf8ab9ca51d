export { flavourTitles } from '#shared/flavour-titles.ts'

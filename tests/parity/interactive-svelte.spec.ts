import { doesWhatReactDoes } from './interactive.ts'

doesWhatReactDoes('svelte')

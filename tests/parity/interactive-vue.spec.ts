import { doesWhatReactDoes } from './interactive.ts'

doesWhatReactDoes('vue')

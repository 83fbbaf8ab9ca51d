import { doesWhatReactDoes } from './interactive.ts'

doesWhatReactDoes('html')

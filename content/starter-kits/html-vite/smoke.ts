export { default } from '../source/smoke.ts'

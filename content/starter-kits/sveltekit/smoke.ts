export { default, enter, plain } from '../source/drive.ts'

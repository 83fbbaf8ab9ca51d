export { default, enter, plain } from '../source/drive.ts'
export const home = '/dashboard'

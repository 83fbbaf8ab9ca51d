export { api, default, enter } from '../source/api-drive.ts'

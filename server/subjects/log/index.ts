export { noteRefusals } from './note-refusals'
export { noteRun } from './runs'

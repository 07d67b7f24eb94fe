export { type Refusal, type RefusalLimits, RefusalLog } from './refusals'
export { noteRun } from './runs'

export { addHealth, ownChecks } from './health'
export { addMetrics, watch } from './watch'

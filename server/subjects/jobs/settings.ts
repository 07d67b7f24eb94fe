import { defineSetting } from '../settings'
import { texts } from './texts'

/** Runs of one tenant that may wait for their turn. */
export const maxWaiting = defineSetting({
  code: 'jobs.maxWaiting',
  area: 'base',
  title: () => texts.maxWaiting,
  help: () => texts.maxWaitingHelp,
  default: 1000,
  least: 10,
  most: 100_000,
  env: 'TENANT_WAITING_RUNS',
})

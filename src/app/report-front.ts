import { RequestError } from '../../renderer/contract'
import { backEnd } from '../api/back-end'
import { sysMonitorReport } from '../api/generated/monitor'
import { ports } from '../api/ports'
import { type FrontReport, FrontReports } from './front-reports'
import { followVitals } from './vitals'

/** Reports of users who are signed in to a server that takes them. They count as no use of the page, and their failures are not shown. */
function send(items: FrontReport[]): void {
  if (!ports().token() || !backEnd.has('POST', '/sys/monitor/report')) return
  const config = { headers: { 'X-Weft-Background': '1' }, meta: { quiet: true } }
  sysMonitorReport({ body: { items } }, config)
    .send()
    .catch(() => undefined)
}

const reports = new FrontReports({ send, page: () => window.location.pathname })

/** Reports an error of ours; what a server has refused is none. */
export function reportError(error: unknown): void {
  if (!(error instanceof RequestError)) reports.error(error)
}

/** Reports errors and vitals of this page from now on. */
export function reportFront(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  const first = window.location.pathname
  followVitals((name, value) => reports.vital(name, value, first))
  // After the vitals, which are told at the same moment.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reports.flush())
}

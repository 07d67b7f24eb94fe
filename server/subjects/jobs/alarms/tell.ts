import type { Trx } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { sendMessage } from '../../announcements'
import { texts } from '../texts'
import * as news from './repository'

const MOST = 50
const LONGEST = 200

/** What is to be said of a run. */
interface News {
  /** The word of the schedule that asks to hear of it. */
  readonly word: 'success' | 'failure' | 'late'
  readonly title: string
  readonly why: string | null
  /** Accounts. */
  readonly to: readonly string[]
}

/** Of a run that a user or a part of the application asked for: what became of it. */
function newsOfAsked({ state, owner, plannedTime, resultText, error }: news.Untold): News | undefined {
  const to = [owner]
  if (state === 'done') return { word: 'success', title: texts.told.done, why: resultText, to }
  if (state === 'failed') return { word: 'failure', title: texts.told.failed, why: error, to }
  if (state === 'waiting') return { word: 'late', title: texts.told.late, why: texts.plannedFor(plannedTime), to }
  return undefined
}

/** Of a planned run: successes as they come; failures in a row and lateness once, until it is well again; then that it is. */
async function newsOfPlanned(trx: Trx, run: news.Untold, schedule: string): Promise<News | undefined> {
  const settings = await news.lockAlarms(trx, schedule)
  if (!settings) return newsOfAsked(run)
  const said = newsOfAsked(run)
  const to = [run.owner, ...commaList(settings.informed)]
  if (run.punctual) await news.clearAlarm(trx, schedule, 'late')
  if (said?.word === 'success') {
    const recovered = await news.clearAlarm(trx, schedule, 'failure')
    return recovered && !run.tells.includes('success') ? { ...said, word: 'failure', title: texts.told.recovered, to } : { ...said, to }
  }
  if (said?.word === 'late') return (await news.raiseAlarm(trx, schedule, 'late', run.id)) ? { ...said, to } : undefined
  if (said === undefined) return undefined
  const failures = await news.failuresInRow(trx, schedule)
  if (failures < settings.alarmAfter || !(await news.raiseAlarm(trx, schedule, 'failure', run.id))) return undefined
  return { ...said, title: failures > 1 ? texts.told.failedInRow(failures) : said.title, to }
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

async function tell(trx: Trx, run: news.Untold): Promise<void> {
  if (!(await news.markNotified(trx, run))) return
  const said = run.cause === 'plan' && run.scheduleId !== null ? await newsOfPlanned(trx, run, run.scheduleId) : newsOfAsked(run)
  if (said === undefined || !commaList(run.tells).includes(said.word)) return
  await sendMessage(trx, {
    title: shortened(`${said.title}：${run.name}${said.why ? texts.why(said.why) : ''}`),
    userIds: await news.userIdsOf(trx, said.to),
    sender: run.owner,
    busType: 'job',
    busId: run.id,
    page: `/isystem/jobRun?f.id=${run.id}`,
  })
}

/** Tells owners of what has become of their runs, as their schedules say; each is told once, by whichever server is first. */
export async function notifyOwners(database: news.TellingDatabase): Promise<void> {
  for (const run of await news.untold(database.jobs, MOST)) {
    const owner = { tenantId: run.tenantId, username: run.owner, orgCode: run.ownerOrg }
    await database.withTenant(owner, trx => tell(trx, run))
  }
}

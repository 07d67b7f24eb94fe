import { sendMessage } from '../announcements'
import { markNotified, type TellingDatabase, type Untold, untold, userIdOf } from './repository'
import { texts } from './texts'

const MOST = 50
const LONGEST = 200
/** What is told by which word of a schedule. */
const TOLD: Readonly<Record<string, { readonly word: string; readonly as: 'done' | 'failed' | 'late' }>> = {
  done: { word: 'success', as: 'done' },
  failed: { word: 'failure', as: 'failed' },
  skipped: { word: 'failure', as: 'failed' },
  waiting: { word: 'late', as: 'late' },
}

function titleOf({ name, plannedTime, error, resultText, state }: Untold): string {
  const why = state === 'done' ? resultText : state === 'waiting' ? texts.plannedFor(plannedTime) : error
  const said = `${texts.told[TOLD[state]?.as ?? 'done']}：${name}${why ? texts.why(why) : ''}`
  return said.length > LONGEST ? `${said.slice(0, LONGEST - 1)}…` : said
}

/** Tells owners of what has become of their runs, as their schedules say; each is told once, by whichever server is first. */
export async function notifyOwners(database: TellingDatabase): Promise<void> {
  for (const run of await untold(database.jobs, MOST)) {
    await database.withTenant({ tenantId: run.tenantId, username: run.owner, orgCode: run.ownerOrg }, async trx => {
      if (!(await markNotified(trx, run))) return
      const word = TOLD[run.state]?.word
      const userId = await userIdOf(trx, run.owner)
      if (!word || userId === undefined || !run.tells.split(',').includes(word)) return
      const page = `/isystem/jobRun?f.id=${run.id}`
      await sendMessage(trx, { title: titleOf(run), userIds: [userId], sender: run.owner, busType: 'job', busId: run.id, page })
    })
  }
}

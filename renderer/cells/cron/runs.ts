import { CronError, isTimeZone, parseCron, runTexts } from '../../cron'
import type { Client } from '../../model/client'
import type { CronSettings } from './definition'
import { texts } from './texts'

/** Runs that a preview lists. */
const COUNT = 10

export interface Runs {
  /** `YYYY-MM-DD HH:mm:ss` each, by the clock of the zone. */
  readonly runs: readonly string[]
  /** What the year makes of it, where it says something. */
  readonly note?: string
}

/** The next runs of a text, its year left out of account; none for a text that is no expression. Throws for a zone that is none. */
export function localRuns(text: string, zone: string, now: Date): Runs {
  if (!isTimeZone(zone)) throw new Error(texts.zoneUnknown(zone))
  try {
    const cron = parseCron(text)
    const runs = runTexts({ ...cron, year: null }, now, zone, COUNT)
    if (cron.year === null || cron.year.kind === 'every') return { runs }
    const [first] = runTexts(cron, now, zone, 1)
    return { runs, note: first === undefined ? texts.overByYear : texts.withYear(first) }
  } catch (error) {
    if (error instanceof CronError) return { runs: [] }
    throw error
  }
}

/** The next runs as the call of the settings answers them. */
async function remoteRuns(client: Client, preview: string, text: string, timeZone: string, signal: AbortSignal): Promise<Runs> {
  const [method, path = ''] = preview.split(' ')
  const asked = { expression: text.trim(), count: COUNT, timeZone }
  const answer =
    method === 'POST'
      ? await client.request({ method, path, body: asked, signal, silent: true })
      : await client.request({ method: 'GET', path, query: asked, signal, silent: true })
  if (!Array.isArray(answer)) throw new Error(texts.notRuns)
  return { runs: answer.slice(0, COUNT).map(String) }
}

/** Where the runs of a text come from. */
export async function runsOf(settings: CronSettings, text: string, client: Client, signal: AbortSignal): Promise<Runs> {
  if (settings.preview) return remoteRuns(client, settings.preview, text, settings.timeZone, signal)
  return localRuns(text, settings.timeZone, new Date())
}

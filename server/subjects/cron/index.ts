import { CronError, isTimeZone, parseCron, runTexts } from '../../../renderer/core'
import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { fail } from '../../util/errors'
import { texts } from './texts'

const COUNT = 10
const ZONE = 'Asia/Shanghai'

function parsed(expression: string) {
  try {
    return parseCron(expression)
  } catch (error) {
    return fail(error instanceof CronError ? error.message : texts.none)
  }
}

/** The next runs of an expression; its year is left out of account, as the preview of it says. */
async function nextRuns({ query: { expression, count = COUNT, timeZone = ZONE } }: CallOf<'sysCronNextRuns'>) {
  if (!isTimeZone(timeZone)) fail(texts.zoneUnknown(timeZone))
  return answer({ result: [...runTexts({ ...parsed(expression), year: null }, new Date(), timeZone, count)] })
}

export const cron = defineModule({ name: 'cron', rows: 'none', outgoing: 'none', handlers: { sysCronNextRuns: nextRuns } })

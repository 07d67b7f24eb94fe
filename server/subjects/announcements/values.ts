import type { SysAnnouncement, SysAnnouncementAdd, SysAnnouncementEdit } from '../../generated/operations'
import { givenMoment, pick } from '../../query'
import { valueTexts } from '../../records/texts'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { cleanHtml, HtmlError } from '../../util/html'
import * as announcements from './repository'
import { texts } from './texts'

const plain = ['titile', 'msgAbstract', 'priority', 'msgCategory', 'msgType', 'busType', 'busId', 'openType', 'openPage'] as const

const nullIfEmpty = (value: unknown) => (value === '' ? null : value)
/** As clients of the family write and read it, with a comma after each. */
const joined = (ids: readonly string[]) => (ids.length > 0 ? ids.map(id => `${id},`).join('') : null)

/** The content as it is kept; refuses what costs too much. */
async function contentOf(html: string): Promise<string> {
  try {
    return await cleanHtml(html)
  } catch (error) {
    if (error instanceof HtmlError) fail(valueTexts.field(texts.content, error.message))
    throw error
  }
}

/** The columns that a save names, cleaned; what is absent stays absent. */
export async function columnsOf(body: SysAnnouncementAdd | SysAnnouncementEdit): Promise<Record<string, unknown>> {
  const { msgContent, userIds, departIds } = body
  return {
    ...Object.fromEntries(Object.entries(pick(body, plain)).map(([name, value]) => [name, nullIfEmpty(value)])),
    ...(msgContent !== undefined && { msgContent: msgContent === null ? null : await contentOf(msgContent) }),
    startTime: givenMoment(body.startTime, texts.start, texts.badTime(texts.start)),
    endTime: givenMoment(body.endTime, texts.end, texts.badTime(texts.end)),
    ...(userIds !== undefined && { userIds: joined(commaList(userIds)) }),
    ...(departIds !== undefined && { departIds: commaList(departIds).join() || null }),
  }
}

/** A path of the application; addresses elsewhere and texts that browsers read as such are none. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u
/** The name of a screen or of a component of the family. */
const COMPONENT = /^[\w-]+(?:\/[\w-]+)*$/

function checkOpening({ openType, openPage }: Partial<SysAnnouncement>): void {
  if (!openType) return
  if (openType !== 'url' && openType !== 'component') fail(texts.badOpenType)
  if (!(openType === 'url' ? OWN_PATH : COMPONENT).test(openPage ?? '')) fail(texts.badOpenPage)
}

async function checkRecipients(trx: announcements.Trx, { msgType, userIds, departIds }: Partial<SysAnnouncement>): Promise<void> {
  const users = commaList(userIds)
  const departs = commaList(departIds)
  if (msgType === 'USER' && users.length === 0) fail(texts.noUsers)
  if (msgType === 'DEPART' && departs.length === 0) fail(texts.noDeparts)
  if (users.length > 0 && !(await announcements.allExist(trx, 'sys_user', users))) fail(texts.unknownUsers)
  if (departs.length > 0 && !(await announcements.allExist(trx, 'sys_depart', departs))) fail(texts.unknownDeparts)
}

/** Refuses what cannot be announced. `stored` is absent for a new one. */
export async function checkValues(trx: announcements.Trx, values: Record<string, unknown>, stored?: SysAnnouncement): Promise<void> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const whole: Partial<SysAnnouncement> = { ...stored, ...given }
  if (whole.startTime && whole.endTime && whole.endTime <= whole.startTime) fail(texts.badRange)
  checkOpening(whole)
  await checkRecipients(trx, whole)
}

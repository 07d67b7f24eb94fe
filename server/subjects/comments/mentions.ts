import type { Session } from '../../http/session'
import { sendMessage } from '../announcements'
import * as comments from './repository'
import { texts } from './texts'

/** As editors of the family write it: `@name[account]`. */
const MENTION = /@[^@[\]\s]{1,100}\[([^[\]\s]{1,100})\]/g
/** Users who are told of one comment at most. */
const MOST = 20

/** The accounts that a comment names, each once. */
export const mentionedIn = (content: string): readonly string[] =>
  [...new Set([...content.matchAll(MENTION)].map(([, username = '']) => username))].slice(0, MOST)

interface Notice {
  readonly content: string
  /** The writer of the comment that is answered. */
  readonly answered: string | null
  /** Path of the page that has the record. */
  readonly page: string | null
  readonly recordId: string
}

/**
 * Tells the writer of an answered comment, and the users whom a comment names, by a message. The message says who wrote, and neither what
 * nor of which record: only who may see the record may read its comments.
 */
export async function notifyMentioned(trx: comments.Trx, writer: Session, { content, answered, page, recordId }: Notice): Promise<void> {
  const names = mentionedIn(content)
  const ids = answered === null ? [] : [answered]
  if (names.length === 0 && ids.length === 0) return
  const found = (await comments.people(trx, { names, ids })).filter(({ id }) => id !== writer.userId)
  const common = { sender: writer.username, busType: 'comment', busId: recordId, page }
  const named = found.filter(({ username }) => names.includes(username)).map(({ id }) => id)
  const others = found.filter(({ id }) => !named.includes(id)).map(({ id }) => id)
  await sendMessage(trx, { ...common, title: texts.mentioned(writer.realname), userIds: named })
  await sendMessage(trx, { ...common, title: texts.answered(writer.realname), userIds: others })
}

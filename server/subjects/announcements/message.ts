import * as announcements from './repository'

/** A message of the system to some users. */
export interface Message {
  /** Plain text, all that it says. */
  readonly title: string
  /** Plain text. Default: none. */
  readonly content?: string
  readonly userIds: readonly string[]
  /** Account of whose work it tells. */
  readonly sender: string
  /** What it is about; `comment`, `job`, `signIn`, `message`, `monitor`, `watchlist`, `documentSearch`, `recordShare`, `knowledge` and `website` keep it from the list of announcements. */
  readonly busType: string
  readonly busId: string
  /** Path of the page that it opens; null: none. */
  readonly page: string | null
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain text as HTML, a paragraph for each line. */
const paragraphs = (text: string) =>
  text
    .split(/\r?\n/)
    .map(line => `<p>${line.replace(/[&<>"]/g, sign => ESCAPES[sign] ?? sign)}</p>`)
    .join('')

/** Sends a message to each of the users: it stands at the bell, and is pushed to open pages. Without users nothing happens. */
export async function sendMessage(
  trx: announcements.Trx,
  { title, content, userIds, sender, busType, busId, page }: Message,
): Promise<void> {
  if (userIds.length === 0) return
  const id = await announcements.add(trx, {
    titile: title,
    ...(content && { msgContent: paragraphs(content) }),
    msgCategory: '2',
    msgType: 'USER',
    userIds: userIds.map(each => `${each},`).join(''),
    busType,
    busId,
    ...(page && { openType: 'url', openPage: page }),
  })
  await announcements.release(trx, { id, sender, userIds })
  await announcements.push(trx, { cmd: 'user', msgId: id, msgTxt: title })
}

/** Sends one to the user with an account; without such a user, who may still sign in, nothing happens. */
export async function notifyUser(trx: announcements.Trx, username: string | null, message: Omit<Message, 'userIds'>): Promise<void> {
  const userIds = username === null ? [] : await announcements.usersWith(trx, username)
  await sendMessage(trx, { ...message, userIds })
}

import * as announcements from './repository'

/** A message of the system to some users. */
export interface Message {
  /** Plain text, all that it says. */
  readonly title: string
  readonly userIds: readonly string[]
  /** Account of whose work it tells. */
  readonly sender: string
  /** What it is about; `comment`, `job` and `signIn` keep it from the list of announcements. */
  readonly busType: string
  readonly busId: string
  /** Path of the page that it opens; null: none. */
  readonly page: string | null
}

/** Sends a message to each of the users: it stands at the bell, and is pushed to open pages. Without users nothing happens. */
export async function sendMessage(trx: announcements.Trx, { title, userIds, sender, busType, busId, page }: Message): Promise<void> {
  if (userIds.length === 0) return
  const id = await announcements.add(trx, {
    titile: title,
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

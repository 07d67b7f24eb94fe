import { texts } from '../layouts/texts'
import { session } from '../session'
import { notifier } from './notices'

/** What the server has, in milliseconds, to end a session before the page goes. */
const MOST_WAIT = 2_000

/** Ends the session and loads the page again, also when the server does not answer: nothing of the session stays readable. */
export async function endAndLoad(load: () => void): Promise<void> {
  await Promise.race([session.logout(), new Promise(resolve => setTimeout(resolve, MOST_WAIT))])
  load()
}

/** Asks, ends the session, goes to the login page; a server that could not be told is named there. */
export async function askToLogout(leave: () => unknown): Promise<void> {
  if (!(await notifier.confirm({ title: texts.logoutTitle, content: texts.logoutQuestion }))) return
  const told = session.logout()
  await leave()
  const complaint = await told
  if (complaint !== null) notifier.error(complaint)
}

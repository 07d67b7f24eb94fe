import { texts } from '../layouts/texts'
import { session } from '../session'
import { notifier } from './notices'

/** Asks, ends the session, goes to the login page; a server that could not be told is named there. */
export async function askToLogout(leave: () => unknown): Promise<void> {
  if (!(await notifier.confirm({ title: texts.logoutTitle, content: texts.logoutQuestion }))) return
  const told = session.logout()
  await leave()
  const complaint = await told
  if (complaint !== null) notifier.error(complaint)
}

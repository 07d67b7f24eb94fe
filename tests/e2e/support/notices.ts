import type { Page } from '@playwright/test'
import { must, rowsOf, unique } from './calls'

export const ANNOUNCEMENTS = '/sys/annountCement'

/** Releases an announcement to all, past the screen. */
export async function release(admin: Page, values: object = {}): Promise<string> {
  const titile = unique('通告')
  await must(admin, 'POST', `${ANNOUNCEMENTS}/add`, { titile, msgContent: `<p>${titile}的内容</p>`, priority: 'H', ...values })
  const { records } = await rowsOf(admin, ANNOUNCEMENTS, `titile=${encodeURIComponent(titile)}`)
  await must(admin, 'GET', `${ANNOUNCEMENTS}/doReleaseData?id=${records[0]?.id}`)
  return titile
}

/** Releases one to the user alone: of what there is for all, another journey may have left one that opens otherwise. Its title. */
export async function releaseTo(admin: Page, username: string): Promise<string> {
  const { records } = await rowsOf(admin, '/sys/user', `username=${username}`)
  return release(admin, { msgType: 'USER', userIds: records[0]?.id })
}

import { lazy, type ReactNode, useEffect, useMemo } from 'react'
import { type Host, loadPart, useLatest } from '../../renderer/contract'
import type { Announcement } from '../notices/announcement'
import { Bell } from '../notices/bell'
import { askWhoIsThere, enterSocket, fetchUnread, markRead } from '../notices/calls'
import { NoticeDialogs } from '../notices/dialogs'
import { createFeed, type Feed } from '../notices/feed'
import { cancelJob, endedSince, fetchJobs, type Job } from '../notices/jobs'
import { JobsButton } from '../notices/jobs-button'
import { runLive } from '../notices/live'
import { openedAnnouncement } from '../notices/opened'
import { texts } from '../notices/texts'
import { componentPage } from '../routes/component-page'
import { JOB_CENTRE, MY_ANNOUNCEMENTS } from '../routes/paths'
import { ownPlace } from '../routes/redirect'
import { session, useSession } from '../session'
import { screenEvents } from './screen-events'

const DynamicNotice = lazy(() => loadPart(async () => ({ default: (await import('../pages/dynamic-notice')).DynamicNotice })))

/** Those who show the dictionary read it anew; '' where it is unknown which one. */
async function dictionaryChanged(host: Host | null, code: string): Promise<void> {
  if (code === '') await session.refreshDictionaries().catch(() => undefined)
  else session.forgetDictionary(code)
  const { dictionariesOf } = await import('../../renderer')
  if (host) dictionariesOf(host).invalidate(code === '' ? undefined : code)
}

function placeOf(openPage: string): string | undefined {
  const place = ownPlace(openPage)
  return place && place.pathname + place.rest
}

/** Components of the family and of ours by their menu names; anything else is taken for the id of a screen. */
function screenOf(openPage: string): string | null {
  if (openPage === '') return null
  const page = componentPage(openPage)
  return page.page === 'screen' ? page.screen : openPage
}

async function open(feed: Feed, announcement: Announcement): Promise<void> {
  void openedAnnouncement.show(announcement)
  await markRead(announcement.id)
  // The list of messages may stand open in a tab.
  screenEvents.emit('reload:system/user-announcement')
  await feed.load()
}

/** Screens whose rows are runs of jobs, or are changed by them. */
const MOVED_BY_JOBS = [
  'system/job-run',
  'system/job-run-of',
  'system/job-flow-run',
  'system/job-flow-run-of',
  'system/job-flow-step',
  'system/backup',
  'system/message',
  'unstructur/documentdata/documentinformation',
  'unstructur/documentdata/documentbatch',
  'unstructur/documentdata/documentbatch-items',
]

/** Reads the jobs, and tells of those that were seen to run and have ended; whether they could be read. */
async function loadJobs(jobs: Feed<Job>, host: Host | null): Promise<boolean> {
  const before = jobs.get().items
  const loaded = await jobs.load()
  for (const { state, name, text } of endedSince(before, jobs.get().items)) {
    if (state === 'done') host?.notify.success(texts.jobDone(name, text))
    else if (state === 'failed') host?.notify.error(texts.jobFailed(name, text))
  }
  if (JSON.stringify(before) !== JSON.stringify(jobs.get().items)) for (const screen of MOVED_BY_JOBS) screenEvents.emit(`reload:${screen}`)
  return loaded
}

/** The page of all jobs; undefined for who may not open it. */
const centreOf = ({ pages }: Host) => pages.find(({ address }) => address === JOB_CENTRE)?.address

async function cancel(jobs: Feed<Job>, { id, name }: Job, host: Host): Promise<void> {
  if (!(await host.notify.confirm({ title: texts.sureToCancel(name), danger: true }))) return
  await cancelJob(id)
  await jobs.load()
}

/** Failures are shown as the catalogue of errors says. */
async function save(host: Host, file: string): Promise<void> {
  const path = `/sys/common/static/${file.split('/').map(encodeURIComponent).join('/')}`
  const answer = await host.client.download({ method: 'GET', path }).catch(() => undefined)
  if (answer) host.save(answer.blob, answer.name)
}

/** Announcements, changed dictionaries and changed rights of the signed-in person, as they happen: the bell, and what opens over the page. */
export function useLiveNotices(host: Host | null): { readonly bell: ReactNode; readonly dialogs: ReactNode } {
  const { token, user } = useSession()
  const feed = useMemo(() => createFeed(fetchUnread), [])
  const jobs = useMemo(() => createFeed<Job>(fetchJobs), [])
  const latest = useLatest(host)
  const userId = user?.id ?? ''
  // What a user has open goes with their session: it is not for the next user of this window.
  useEffect(() => (token === null ? undefined : openedAnnouncement.close), [token])
  useEffect(() => {
    if (token === null || userId === '') return
    return runLive({
      feed,
      enter: () => enterSocket(userId),
      onJobs: () => loadJobs(jobs, latest.current),
      onDictionary: code => void dictionaryChanged(latest.current, code),
      onPermission: () => session.refreshPermissions(),
      onOver: async () => session.get().token !== token || (await askWhoIsThere()),
    })
  }, [feed, jobs, token, userId])
  if (!host) return { bell: null, dialogs: null }
  return {
    bell: (
      <>
        <JobsButton
          feed={jobs}
          onCancel={job => cancel(jobs, job, host)}
          onOpen={host.navigate}
          onSave={path => save(host, path)}
          centre={centreOf(host)}
        />
        <Bell feed={feed} onOpen={announcement => void open(feed, announcement)} onMore={() => host.navigate(MY_ANNOUNCEMENTS)} />
      </>
    ),
    dialogs: <NoticeDialogs host={host} placeOf={placeOf} screenOf={screenOf} Dynamic={DynamicNotice} />,
  }
}

import { defineJob, type JobContext } from '../../jobs'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import type { Archives, WorkOptions } from './archives'
import { texts } from './texts'

interface BackupParams {
  readonly keep: number
  readonly check: boolean
}

const HOURS = 3600
const LINK = '/isystem/backup'

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)}MB`

/** How a run tells of its work. Tables of all tenants are read: only the system tenant asks for it. */
function workOf({ actor, signal, progress }: JobContext<unknown>): WorkOptions {
  if (actor.tenantId !== SYSTEM_TENANT) throw new Error(texts.systemOnly)
  return { signal, onProgress: progress }
}

/** Makes an archive, tries it, and removes old ones of schedules. */
export const backupJob = (archives: Archives) =>
  defineJob<BackupParams>({
    name: 'backup',
    title: () => texts.backup,
    right: 'backup:run',
    params: () => ({
      type: 'object',
      properties: {
        keep: { type: 'integer', title: texts.keep, minimum: 0, maximum: 1000, default: 7 },
        check: { type: 'boolean', title: texts.check, default: true },
      },
      additionalProperties: false,
    }),
    limits: { seconds: 12 * HOURS, attempts: 2, pause: 600 },
    key: () => 'backup',
    run: async context => {
      const { params, actor, scheduled, log } = context
      const work = workOf(context)
      const { name, size, rows, files } = await archives.make(
        actor.username,
        { planned: scheduled || params.keep > 0, kept: params.keep === 0 },
        work,
      )
      const done = texts.done(name, megabytes(size), rows, files)
      log('info', done)
      if (params.check) for (const line of (await archives.check(name, work)).held) log('info', line)
      // Only once the new one is known to be good.
      const removed = params.keep > 0 ? await archives.keepNewest(params.keep) : 0
      if (removed > 0) log('info', texts.removedOld(removed))
      return { text: done, link: LINK }
    },
  })

/** Tries an archive that is there. */
export const checkJob = (archives: Archives) =>
  defineJob<{ readonly name: string }>({
    name: 'checkBackup',
    title: () => texts.checkBackup,
    right: 'backup:check',
    scheduled: false,
    params: () => ({
      type: 'object',
      properties: { name: { type: 'string', title: texts.name, maxLength: 100 } },
      required: ['name'],
      additionalProperties: false,
    }),
    limits: { seconds: 12 * HOURS },
    key: () => 'backup',
    run: async context => {
      for (const line of (await archives.check(context.params.name, workOf(context))).held) context.log('info', line)
      return { text: texts.checked, link: LINK }
    },
  })

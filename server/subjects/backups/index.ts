import { createReadStream } from 'node:fs'
import { answer, file } from '../../http/answers'
import { type CallOf, defineModule, type Module } from '../../http/module'
import { askRun } from '../../jobs'
import { fail } from '../../util/errors'
import type { ArchiveNotes, Archives } from './archives'
import { backupJob, checkJob } from './jobs'
import { type BackupRow, page } from './repository'
import { texts } from './texts'

export { Archives, type BackupSettings } from './archives'
export { BackupError, restore, verify } from './repository'

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString()

const rowOf = ({ name, begun, seconds, size, by, planned, sealed, rows, files, version, server, checked }: ArchiveNotes): BackupRow => ({
  id: name,
  beginTime: timeOf(begun),
  seconds,
  size: Math.round((size / 1024 / 1024) * 10) / 10,
  createBy: by,
  origin: planned ? 'plan' : by ? 'hand' : 'command',
  sealed: sealed ? 'Y' : 'N',
  rows,
  files,
  state: checked ? (checked.ok ? 'good' : 'bad') : 'new',
  checkTime: checked ? timeOf(checked.at) : null,
  checkText: checked?.text ?? null,
  version,
  server,
})

/** Archives of the installation: made by jobs, listed, tried, handed out. They are restored by the command alone. */
export function backup(archives: Archives): Module {
  const found = async (name: string) => (await archives.find(name)) ?? fail(texts.notFound)
  const download = async (call: CallOf<'sysBackupDownload'>) => {
    const { name, size } = await found(call.query.id)
    await call.audit({ table: 'sys_backup', recordId: name, action: 'download' })
    return file({ content: createReadStream(archives.path(name)), name, type: 'application/octet-stream', size })
  }
  const remove = async (call: CallOf<'sysBackupDelete'>) => {
    const { name } = await found(call.query.id)
    await archives.remove(name)
    await call.audit({ table: 'sys_backup', recordId: name, action: 'delete' })
    return answer({ message: texts.deleted })
  }
  return defineModule({
    name: 'backup',
    rows: 'all',
    outgoing: 'none',
    declare: ({ jobs }) => {
      jobs.declare(backupJob(archives))
      jobs.declare(checkJob(archives))
    },
    handlers: {
      sysBackupList: async call => {
        const rows = (await archives.list()).map(rowOf)
        return call.readTenant(trx => page(trx, rows, call.query))
      },
      sysBackupPlace: async () => ({ folder: archives.folder, command: texts.command }),
      sysBackupRun: async call => {
        await archives.prepareFolder().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
        await call.withTenant(trx =>
          askRun(trx, {
            type: 'backup',
            params: { keep: 0, check: true },
            tells: 'success,failure',
            cause: 'hand',
            limits: { attempts: 1 },
          }),
        )
        return answer({ message: texts.asked })
      },
      sysBackupCheck: async call => {
        const { name } = await found(call.body.id)
        await call.withTenant(trx => askRun(trx, { type: 'checkBackup', params: { name }, tells: 'success,failure', cause: 'hand' }))
        return answer({ message: texts.checkAsked })
      },
      sysBackupDownload: download,
      sysBackupDelete: remove,
    },
  })
}

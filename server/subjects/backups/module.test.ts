import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import type { JobRun } from '../../generated/operations'

openServer()

interface Row {
  readonly id: string
  readonly state: string
  readonly createBy: string
}

const list = async () => (await admin.get<{ records: Row[] }>('/sys/backup/list')).body.result.records

/** The run that was asked for last, once it has ended. */
const ended = (type: string) =>
  vi.waitFor(async () => {
    const run = (await admin.get<JobRun[]>('/sys/jobRun/mine')).body.result.find(({ jobClassName }) => jobClassName === type)
    if (!['done', 'failed'].includes(run?.state ?? '')) throw new Error(`the run is ${run?.state}`)
    return run
  })

it('a backup that is asked for is made, tried, listed, handed out and deleted', async () => {
  expect((await admin.post('/sys/backup/run')).body.message).toBe('已开始备份，可在页面右上角“我的任务”中查看进度或取消')
  expect(await ended('backup')).toMatchObject({ state: 'done', resultText: expect.stringContaining('已备份到') })
  const [row] = await list()
  expect(row).toMatchObject({ createBy: 'admin', origin: 'hand', state: 'good', sealed: 'N' })
  const id = row?.id ?? ''
  const download = await admin.get('/sys/backup/download', { id })
  expect(download.raw.subarray(0, 16).toString()).toBe('weft-backup.json')

  writeFileSync(join(server.dataDir, 'backups', id), download.raw.subarray(0, 5000))
  await admin.post('/sys/backup/check', { id })
  expect(await ended('checkBackup')).toMatchObject({ state: 'failed', error: expect.stringContaining('备份文件已损坏或不完整') })
  expect((await list())[0]).toMatchObject({ state: 'bad', checkText: expect.stringContaining('备份文件已损坏') })

  expect((await admin.delete('/sys/backup/delete', { id })).body.message).toBe('删除成功！')
  expect(await list()).toEqual([])
  expect((await admin.delete('/sys/backup/delete', { id })).body.message).toBe('备份不存在，可能已被删除')
})

it('of a schedule that keeps all is one of a schedule', async () => {
  const schedule = { name: '每月备份', jobClassName: 'backup', cronExpression: '0 0 0 1 1 ? 2099', parameter: '{"keep":0,"check":false}' }
  expect((await admin.post('/sys/quartzJob/add', schedule)).body).toMatchObject({ success: true })
  const { body } = await admin.get<{ records: Row[] }>('/sys/quartzJob/list', { name: schedule.name })
  const [planned] = body.result.records
  await admin.get('/sys/quartzJob/execute', { id: planned?.id ?? '' })
  await vi.waitFor(async () => expect(await list()).toEqual([expect.objectContaining({ origin: 'plan', state: 'new' })]))
})

it('names that are no backups open no other file', async () => {
  for (const id of ['../secret', 'secret', 'weft-20260101-000000-abcd.tar/../../secret'])
    expect((await admin.get('/sys/backup/download', { id })).body.message).toBe('备份不存在，可能已被删除')
})

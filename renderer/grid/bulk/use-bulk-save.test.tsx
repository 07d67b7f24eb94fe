import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { testHost } from '../../../tests/helpers/client'
import { memorySource } from '../../../tests/helpers/memory-source'
import { testField } from '../../../tests/helpers/screen'
import type { RuleHandler } from '../../model/rule'
import type { ChangeOutcome, ChangeSet, RowOutcome } from '../../model/source'
import { RowStore } from '../engine/row-store'
import { GridValidation } from '../features/validation/rules'
import type { DataGridHandle } from '../surface/props'
import { useBulkSave } from './use-bulk-save'

const said = (key: string, outcome: RowOutcome['outcome'], more: Partial<RowOutcome> = {}): RowOutcome => ({
  key,
  outcome,
  message: outcome === 'refused' ? '已存在' : '',
  ...more,
})

/** A grid of four rows, of which the first is changed; `answer` is what the server makes of a save. */
function controller(
  answer: (changes: ChangeSet) => Promise<ChangeOutcome>,
  { batch = true, handler }: { batch?: boolean; handler?: RuleHandler } = {},
) {
  const fields = [testField('name', '品名', handler ? { rules: [{ rule: 'handler', handler }] } : {})]
  const store = new RowStore({ rows: [...'abcd'].map(id => ({ id, name: id, version: 1 })) })
  store.edit([{ index: 0, values: { name: 'A' } }])
  const validation = new GridValidation(store, fields)
  validation.follow()
  const goToFailure = vi.fn()
  const grid = { commit: () => true, goToFailure, validate: (signal?: AbortSignal) => validation.validate(signal) }
  const save = vi.fn(answer)
  const source = memorySource({}, { save, can: operation => operation === 'edit' || (batch && operation === 'saveBatch') })
  const host = testHost()
  const onSaved = vi.fn()
  const place = { store, validation, source, fields, preset: {}, host, grid: { current: grid as unknown as DataGridHandle }, onSaved }
  const { result } = renderHook(() => useBulkSave(place))
  const press = () => act(async () => result.current.save())
  return { store, validation, goToFailure, save, host, onSaved, press, live: () => result.current }
}

const failures = (validation: GridValidation) => validation.all().map(({ id, field, message }) => [id, field, message])

it('marks what was refused of a set, of which then nothing was saved, and goes to the first of it', async () => {
  const { store, validation, goToFailure, host, press } = controller(async () => ({
    saved: false,
    message: '有记录未保存',
    rows: [said('a', 'saved'), said('b', 'refused', { fields: new Map([['name', '该值不可用']]) })],
  }))
  store.edit([{ index: 1, values: { name: 'B' } }])
  await press()
  expect(failures(validation)).toEqual([['b', 'name', '该值不可用']])
  expect([store.marks.counts.changed, goToFailure.mock.calls, host.notices]).toEqual([2, [[{ id: 'b', key: 'name' }]], ['error: 已存在']])
})

it('keeps half of the rows as changed where they were refused one by one', async () => {
  const { store, validation, onSaved, press } = controller(
    async ({ changed }) => ({
      saved: false,
      message: '已存在',
      rows: changed.map(({ id }) =>
        id === 'a' || id === 'c' ? said(String(id), 'saved') : said(String(id), 'refused', { fields: new Map([['name', '已存在']]) }),
      ),
    }),
    { batch: false },
  )
  store.edit([1, 2, 3].map(index => ({ index, values: { name: 'x' } })))
  await press()
  expect(store.all().flatMap(row => (store.marks.isChanged(store.idOf(row)) ? [row.id] : []))).toEqual(['b', 'd'])
  expect(failures(validation).map(([id]) => id)).toEqual(['b', 'd'])
  expect(onSaved).toHaveBeenCalledOnce()
})

it('says that a set is larger than any server takes, asks none, and keeps all of it', async () => {
  const { store, save, host, press } = controller(async () => ({ saved: true, message: '', rows: [] }))
  store.insert(Array.from({ length: 5001 }, (_, index) => ({ name: `n${index}` })))
  await press()
  expect([save.mock.calls, host.notices]).toEqual([[], ['warning: 一次最多保存 5000 行，请先撤销一部分，分几次保存']])
  expect(store.marks.counts.added).toBe(5001)
})

it('lets a person type on while a save runs, and keeps what he typed to be saved', async () => {
  let answer: (outcome: ChangeOutcome) => void = () => undefined
  const { store, save, press, live } = controller(
    () =>
      new Promise(resolve => {
        answer = resolve
      }),
  )
  await press()
  expect([live().busy, save.mock.calls[0]?.[0].changed]).toEqual([true, [{ id: 'a', name: 'A', version: 1 }]])
  store.edit([
    { index: 0, values: { name: 'AA' } },
    { index: 1, values: { name: 'B' } },
  ])
  // A second press does nothing while the first runs.
  await press()
  await act(async () => answer({ saved: true, message: '', rows: [said('a', 'saved', { row: { id: 'a', name: 'A', version: 2 } })] }))
  expect([save.mock.calls.length, live().busy, store.marks.counts.changed]).toEqual([1, false, 2])
  await press()
  expect(save.mock.calls[1]?.[0].changed).toEqual([
    { id: 'a', name: 'AA', version: 2 },
    { id: 'b', name: 'B', version: 1 },
  ])
})

it('tells of a save that failed and keeps everything to be saved', async () => {
  const { store, host, press, live } = controller(() => Promise.reject(new Error('网络异常')))
  await press()
  expect([host.notices, store.marks.counts.changed, live().busy]).toEqual([['error: 网络异常'], 1, false])
})

it('sends nothing when a person does not wait for a rule that never answers', async () => {
  const { store, save, host, press, live } = controller(async () => ({ saved: true, message: '', rows: [] }), {
    handler: () => new Promise(() => undefined),
  })
  await press()
  await act(async () => live().check.stop?.())
  expect([save.mock.calls.length, host.notices, live().busy, store.marks.counts.changed]).toEqual([0, ['info: 校验已取消'], false, 1])
})

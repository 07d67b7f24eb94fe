import { describe, expect, it } from 'vitest'
import { RequestError } from '../model/client'
import type { Source } from '../model/source'
import { changesToSend, refusedRows, savedRows, saveOneByOne } from './save-changes'

describe('a change set on the wire', () => {
  it('holds removed rows by key and version', () => {
    const set = {
      added: [{ key: 't', row: { a: 1 } }],
      changed: [{ id: '1', a: 2 }],
      removed: [{ id: '2', version: 3, a: 1 }, { id: '4' }],
    }
    expect(changesToSend(set, 'id')).toEqual({ ...set, removed: [{ id: '2', version: 3 }, { id: '4' }] })
  })

  it('is answered row by row', () => {
    const rows = [
      { key: '1', code: 200, message: '', row: { id: '1' } },
      { key: '2', code: 409, message: 'm', row: { id: '2' } },
      { key: '3', code: 404, message: '' },
      { key: '4', code: 500, message: 'x', errors: [{ field: 'a', message: 'bad' }] },
    ]
    expect(savedRows({ rows }).map(({ outcome }) => outcome)).toEqual(['saved', 'stale', 'gone', 'refused'])
    expect(savedRows({ rows })[3]?.fields).toEqual(new Map([['a', 'bad']]))
    expect(savedRows(null)).toEqual([])
  })

  it('that was refused tells about its rows; any other failure is thrown on', () => {
    const refusal = new RequestError('no', 500, false, { rows: [{ key: '1', code: 500, message: 'no' }] })
    expect(refusedRows(refusal)).toMatchObject({ saved: false, message: 'no', rows: [{ key: '1', outcome: 'refused' }] })
    expect(() => refusedRows(new RequestError('away', 0, true))).toThrow('away')
  })
})

describe('a source without change sets', () => {
  it('saves row by row and tells which were refused', async () => {
    const calls: unknown[] = []
    const source = {
      remove: async (ids: readonly string[]) => calls.push(['remove', ...ids]),
      update: async () => Promise.reject(new RequestError('stale', 409, false, { id: '1', version: 2 })),
      create: async (row: object) => calls.push(['create', row]),
    } as unknown as Source
    const outcome = await saveOneByOne(
      source,
      { added: [{ key: 't', row: { a: 1 } }], changed: [{ id: '1' }], removed: [{ id: '2' }] },
      'id',
    )
    expect(outcome).toMatchObject({ saved: false, message: 'stale' })
    expect(outcome.rows.map(({ key, outcome: what, row }) => [key, what, row])).toEqual([
      ['2', 'saved', undefined],
      ['1', 'stale', { id: '1', version: 2 }],
      ['t', 'saved', undefined],
    ])
    expect(calls).toEqual([
      ['remove', '2'],
      ['create', { a: 1 }],
    ])
  })
})

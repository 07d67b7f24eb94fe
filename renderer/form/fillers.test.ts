import { describe, expect, it, vi } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { fakeClient, type RecordedCall, testHost } from '../../tests/helpers/client'
import { memorySource } from '../../tests/helpers/memory-source'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { parseTemplate } from '../expression'
import type { FormMode } from '../model/action'
import { RequestError } from '../model/client'
import type { Row } from '../model/source'
import { FormSession } from './form-session'

const reading = (text: string) => ({ query: { code: parseTemplate(text).template as never } })
const screen = screenModel([
  fieldModel('material'),
  fieldModel('price', { from: { method: 'GET', path: '/price', ...reading('{{ material }}'), pick: 'records.price' } }),
  fieldModel('note', { from: { method: 'GET', path: '/note', ...reading('{{ form.price }}') } }),
])

const prices: { readonly [code: string]: unknown } = { a: { records: [{ price: '7' }, { price: '8' }] }, b: { records: [{ price: '9' }] } }

function open(mode: FormMode, row: Row, answers: { readonly [call: string]: unknown } = {}) {
  const client = fakeClient({
    'GET /price': ({ query }: RecordedCall) => prices[String(query?.code)] ?? new RequestError('没有价格', 500, true),
    'GET /note': ({ query }: RecordedCall) => `价${query?.code}`,
    ...answers,
  })
  const source = memorySource(row)
  const form = new FormSession({ cells: testCells, screen, source, host: testHost({ client }), mode, row, preset: {}, route: {} })
  form.begin()
  const type = (name: string, value: string) => {
    form.items.get(name)?.setValue(value)
    form.changed(name)
  }
  return { form, source, client, type }
}

describe('a value from a call', () => {
  it('comes when what the call reads changes, and what reads it comes behind', async () => {
    const { form, type } = open('edit', { material: 'x', price: '1', note: 'n' })
    expect(form.wire()).toEqual({ material: 'x', price: '1', note: 'n' })
    type('material', 'a')
    await vi.waitFor(() => expect(form.wire()).toEqual({ material: 'a', price: '7', note: '价7' }))
  })

  it('is waited for by a save', async () => {
    const { form, source, type } = open('edit', { material: 'x', price: '1', note: 'n' })
    type('material', 'b')
    expect((await form.save()).outcome).toBe('saved')
    expect(source.written.map(({ row }) => row)).toMatchObject([{ material: 'b', price: '9', note: '价9' }])
  })

  it('is that of the last call, whichever answers last', async () => {
    const late: ((answer: unknown) => void)[] = []
    const { form, type } = open('edit', {}, { 'GET /price': () => new Promise(resolve => late.push(resolve)) })
    type('material', 'a')
    type('material', 'b')
    await vi.waitFor(() => expect(late).toHaveLength(2))
    late[1]?.({ records: [{ price: '9' }] })
    late[0]?.({ records: [{ price: '7' }] })
    await vi.waitFor(() => expect(form.wire()).toMatchObject({ price: '9', note: '价9' }))
  })

  it('goes with what the call reads, and nothing is asked', () => {
    const { form, client, type } = open('edit', { material: 'a', price: '7', note: 'n' })
    type('material', '')
    expect(form.wire()).toMatchObject({ price: null, note: null })
    expect(client.calls).toEqual([])
  })

  it('tells in the place of the field that the call failed', async () => {
    const { form, type } = open('edit', { price: '1' })
    type('material', 'none')
    await vi.waitFor(() => expect(form.items.get('price')?.state.problems).toEqual({ from: '没有价格' }))
    type('material', 'a')
    await vi.waitFor(() => expect(form.wire()).toMatchObject({ price: '7' }))
    expect(form.items.get('price')?.state.problems).toEqual({})
  })

  it('comes to a new record that begins with what the call reads, and not over a value that is given', async () => {
    const begun = open('add', { material: 'a' })
    await vi.waitFor(() => expect(begun.form.wire()).toMatchObject({ price: '7', note: '价7' }))
    const { form, client } = open('edit', {})
    form.put({ material: 'a', price: '5', note: 'n' })
    expect([form.wire(), client.calls]).toEqual([{ material: 'a', price: '5', note: 'n' }, []])
  })
})

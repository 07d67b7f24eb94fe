import { describe, expect, it } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { testHost } from '../../tests/helpers/client'
import { memorySource } from '../../tests/helpers/memory-source'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { FormSession } from './form-session'

const part = fieldModel('note', { saved: false })
const screen = screenModel([
  fieldModel('name'),
  fieldModel('agreed', { saved: false, required: true }),
  fieldModel('place', { type: 'object', kind: 'json', fields: [fieldModel('city'), part] }),
  fieldModel('lines', { type: 'grid', kind: 'rows', settings: { text: false }, fields: [fieldModel('code'), part] }),
])
const row = { id: '1', name: '甲', place: { city: '深圳' }, lines: [{ code: 'a', note: 'x' }] }

function open() {
  const source = memorySource(row)
  const parts = { cells: testCells, screen, source, host: testHost(), mode: 'edit', row, preset: {}, route: {} } as const
  const form = new FormSession(parts)
  form.begin()
  return { form, source }
}

describe('a field that is not saved', () => {
  it('is judged and seen, and never sent', async () => {
    const { form, source } = open()
    expect(await form.save()).toEqual({ outcome: 'invalid', fields: ['agreed'] })
    form.items.get('agreed')?.setValue('Y')
    form.items.get('place.note')?.setValue('y')
    expect(form.wire()).toMatchObject({ agreed: 'Y' })
    expect((await form.save()).outcome).toBe('saved')
    expect(source.written.map(sent => sent.row)).toEqual([{ id: '1', name: '甲', place: { city: '深圳' }, lines: [{ code: 'a' }] }])
  })

  it('is no change that could be lost', () => {
    const { form } = open()
    form.items.get('agreed')?.setValue('Y')
    expect(form.dirty).toBe(false)
    form.items.get('name')?.setValue('乙')
    expect(form.dirty).toBe(true)
  })
})

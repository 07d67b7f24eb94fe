import { describe, expect, it } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { testHost } from '../../tests/helpers/client'
import { memorySource } from '../../tests/helpers/memory-source'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { parseExpression } from '../expression'
import { FormSession } from './form-session'

const linked = (name: string, parent?: string) =>
  fieldModel(name, {
    type: 'link_down',
    settings: { dict: 'region,name,id', pidField: 'pid', pidValue: '0', condition: '', ...(parent !== undefined && { parent }) },
  })
const screen = screenModel([fieldModel('name'), linked('province'), linked('city', 'province'), linked('town', 'city')])
const row = { id: '1', name: '甲', province: 'g', city: 'sz', town: 'ns' }

function session() {
  const parts = { cells: testCells, screen, source: memorySource(row), host: testHost(), mode: 'edit', row, preset: {}, route: {} } as const
  return new FormSession(parts)
}

describe('values that depend on others', () => {
  it('go when a person changes what they depend on, and all that depend on them', () => {
    const form = session()
    form.items.get('city')?.setValue('gz')
    form.dependents.unlink('city')
    expect(form.wire()).toEqual({ name: '甲', province: 'g', city: 'gz', town: null })
    form.dependents.unlink('province')
    expect(form.wire()).toEqual({ name: '甲', province: 'g', city: null, town: null })
    form.dependents.unlink('name')
  })

  it('go when a cell or a step sets what they depend on, but for those that it sets too', () => {
    const form = session()
    form.put({ province: 'h', city: 'cs' })
    expect(form.wire()).toEqual({ name: '甲', province: 'h', city: 'cs', town: null })
  })

  it('stay when it is set to what it was', () => {
    const form = session()
    form.put({ province: 'g', name: '乙' })
    expect(form.wire()).toEqual({ ...row, id: undefined, name: '乙' })
  })
})

describe('choices that another field decides', () => {
  const visible = (text: string) => {
    const { expression } = parseExpression(text)
    if (expression === undefined) throw new Error(text)
    return expression
  }
  const chosen = screenModel([
    fieldModel('kind'),
    fieldModel('sort', {
      type: 'select',
      options: [
        { value: '1', text: '书' },
        { value: '2', text: '课', visible: visible("kind == 'b'") },
        { value: '3', text: '会', visible: visible("form.kind == 'c'") },
      ],
    }),
    fieldModel('tags', {
      type: 'list_multi',
      options: [
        { value: 'x', text: '甲' },
        { value: 'y', text: '乙', visible: visible("sort == '2'") },
      ],
    }),
  ])
  const open = (row: { readonly [name: string]: unknown }) =>
    new FormSession({
      cells: testCells,
      screen: chosen,
      source: memorySource(row),
      host: testHost(),
      mode: 'edit',
      row,
      preset: {},
      route: {},
    })
  const offered = (form: FormSession) => form.items.get('sort')?.state.options?.map(({ text }) => text)
  const type = (form: FormSession, name: string, value: string) => {
    form.items.get(name)?.setValue(value)
    form.dependents.unlink(name)
  }

  it('are offered while their condition holds', () => {
    const form = open({ kind: 'a' })
    expect(offered(form)).toEqual(['书'])
    type(form, 'kind', 'b')
    expect(offered(form)).toEqual(['书', '课'])
    type(form, 'kind', 'c')
    expect(offered(form)).toEqual(['书', '会'])
  })

  it('go when they are offered no more, and those that hung on them, one by one', () => {
    const form = open({ kind: 'b', sort: '2', tags: 'x,y' })
    type(form, 'kind', 'a')
    expect(form.wire()).toEqual({ kind: 'a', sort: null, tags: 'x' })
  })

  it('stay where they were read until what decides them changes', () => {
    const form = open({ kind: 'a', sort: '2', tags: 'x' })
    expect(offered(form)).toEqual(['书', '课'])
    type(form, 'tags', 'x')
    expect(form.wire()).toEqual({ kind: 'a', sort: '2', tags: 'x' })
    type(form, 'kind', 'c')
    expect(form.wire()).toEqual({ kind: 'c', sort: null, tags: 'x' })
  })

  it('go when a step sets what decides them', () => {
    const form = open({ kind: 'b', sort: '2' })
    form.put({ kind: 'a' })
    expect(form.wire()).toEqual({ kind: 'a', sort: null, tags: null })
    form.put({ kind: 'b', sort: '2' })
    expect(form.wire()).toEqual({ kind: 'b', sort: '2', tags: null })
  })
})

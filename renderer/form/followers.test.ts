import { describe, expect, it } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { testHost } from '../../tests/helpers/client'
import { memorySource } from '../../tests/helpers/memory-source'
import { fieldModel, screenModel } from '../../tests/helpers/models'
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
    form.unlink('city')
    expect(form.wire()).toEqual({ name: '甲', province: 'g', city: 'gz', town: null })
    form.unlink('province')
    expect(form.wire()).toEqual({ name: '甲', province: 'g', city: null, town: null })
    form.unlink('name')
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

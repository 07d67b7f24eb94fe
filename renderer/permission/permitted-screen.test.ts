import { describe, expect, it } from 'vitest'
import { permissionCases } from '../../tests/helpers/permission-cases'
import { testAction, testField, testScreen } from '../../tests/helpers/screen'
import type { PermissionEntry } from '../model/host'
import type { GridModel } from '../model/screen'
import { permittedScreen } from './permitted-screen'

const rule = (action: string, type = '1'): PermissionEntry => ({ action, type, status: '1' })
const plain = testScreen({ perm: 'user:', fields: [testField('sex', '性别'), testField('phone', '手机')] })
const GRID: GridModel = {
  columns: ['sex', 'phone'],
  pageSize: 10,
  rowHeight: 40,
  selection: 'none',
  rowNumber: false,
  frozenRows: 0,
  alwaysEdit: false,
  toolbar: [],
  deleteType: 'ordinary',
  live: false,
}
const screen = {
  ...plain,
  list: { ...plain.list, toolbar: [testAction('add', '新增'), testAction('columns', '列设置')], row: [testAction('copy', '复制')] },
}

describe('a screen', () => {
  it('loses columns and buttons that are ruled and not held', () => {
    const { list } = permittedScreen(screen, {
      auth: [rule('user:add')],
      allAuth: ['add', 'sex', 'columns', 'copy'].map(code => rule(`user:${code}`)),
    })
    expect(list.columns).toEqual(['phone'])
    expect(list.toolbar.map(({ name }) => name)).toEqual(['add'])
    expect(list.row).toEqual([])
  })

  it('loses the ruled columns of its grid', () => {
    const { grid, fields } = permittedScreen({ ...screen, grid: GRID }, { auth: [], allAuth: [rule('user:sex')] })
    expect(grid).toEqual({ ...GRID, columns: ['phone'] })
    expect(fields).toBe(screen.fields)
  })

  it('disables the field that its form rules, and no other', () => {
    const { fields } = permittedScreen(screen, { auth: [], allAuth: [rule('user:form:phone', '2')] })
    expect(fields.map(({ name, disabled }) => [name, disabled])).toEqual([
      ['sex', false],
      ['phone', true],
    ])
  })

  it('is the same object when no rule is about it', () => {
    expect(permittedScreen(screen, { auth: [], allAuth: [rule('role:sex')] })).toBe(screen)
    const { perm: _, ...free } = screen
    expect(permittedScreen(free, { auth: [], allAuth: [rule('user:sex')] })).toBe(free)
  })
})

describe.each(permissionCases.filter(({ action }) => /^user:\w+$/.test(action)))('when $name', ({ action, disabled, ...lists }) => {
  it(`a field that the form rules so is ${disabled ? 'disabled' : 'enabled'}`, () => {
    const inForm = (entries: readonly PermissionEntry[] = []) =>
      entries.map(entry => ({ ...entry, action: entry.action.replaceAll('user:', 'user:form:') }))
    const given = { auth: inForm(lists.auth), allAuth: inForm(lists.allAuth), formPermissions: inForm(lists.formPermissions) }
    const { fields } = permittedScreen(testScreen({ perm: 'user:', fields: [testField(action.slice('user:'.length), '字段')] }), given)
    expect(fields[0]?.disabled).toBe(disabled)
  })
})

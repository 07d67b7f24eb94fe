import { describe, expect, it } from 'vitest'
import { permissionCases } from '../../tests/helpers/permission-cases'
import type { PermissionEntry } from '../model/host'
import { actionRight, dataPermissionDisabled, excludedCodes, hasPermission, mayCall, menuPermissions } from '.'

describe.each(permissionCases)('when $name', ({ action, shown, disabled, callable, ...lists }) => {
  it(`the element ${shown ? 'stays' : 'goes'}`, () => {
    expect(hasPermission(action, lists)).toBe(shown)
  })

  it(`the control is ${disabled ? 'disabled' : 'enabled'}`, () => {
    expect(dataPermissionDisabled(action, lists)).toBe(disabled)
  })

  it(`the operation is ${callable ? 'open' : 'closed'} to the session`, () => {
    expect(mayCall(action, { signedIn: true, auth: lists.auth })).toBe(callable)
  })

  it('the operation is closed without a session', () => {
    expect(mayCall(action, { signedIn: false, auth: lists.auth })).toBe(false)
  })
})

describe('an operation', () => {
  const nobody = { signedIn: false, auth: [] }
  const somebody = { signedIn: true, auth: [] }

  it.each([
    ['public', nobody, true],
    ['public', somebody, true],
    ['login', nobody, false],
    ['login', somebody, true],
    ['user:add', somebody, false],
    ['', somebody, false],
    ['public,login', somebody, false],
  ])('with x-auth "%s" is for %j: %s', (xAuth, rights, want) => {
    expect(mayCall(xAuth, rights)).toBe(want)
  })

  it('is closed by a word that people hold as a permission but that means something else', () => {
    expect(mayCall('login', { signedIn: false, auth: [{ action: 'login', type: '1' }] })).toBe(false)
  })
})

describe('an element without an action', () => {
  it('stays', () => {
    expect(hasPermission(undefined, { auth: [], allAuth: [] })).toBe(true)
  })
})

describe('an element where the server decides', () => {
  const rule = (action: string): PermissionEntry => ({ action, type: '1', status: '1' })

  it.each([
    // rules, decided by the server, stays
    [['user:edit'], true, true],
    [[], true, true],
    [['user:add', 'user:edit'], true, false],
    [['user:edit'], false, false],
    [['user:edit'], undefined, false],
  ])('with the rules %j, decided there %s, stays: %s', (rules, serverDecides, shown) => {
    const lists = { auth: [], allAuth: rules.map(rule), ...(serverDecides === undefined ? {} : { serverDecides }) }
    expect(hasPermission('user:add', lists)).toBe(shown)
  })
})

describe('the codes under a prefix', () => {
  const entry = (action: string, type = '1', status?: string): PermissionEntry => ({
    action,
    type,
    ...(status === undefined ? {} : { status }),
  })
  const lists = {
    auth: [entry('user:add'), entry('user:sex,user:edit'), entry('user:secret', '2'), entry('role:add')],
    allAuth: [
      entry('user:add', '1', '1'),
      entry('user:sex', '1', '1'),
      entry('user:delete', '1', '1'),
      entry('user:delete', '1', '1'),
      entry('user:export,user:import', '1', '1'),
      entry('user:off', '1', '0'),
      entry('user:nostatus', '1'),
      entry('user:form:phone', '2', '1'),
      entry('userless:x', '1', '1'),
      entry('role:delete', '1', '1'),
      entry('user:', '1', '1'),
    ],
  }

  it.each([
    // prefix    held                    excluded
    ['user:', ['add', 'sex', 'edit'], ['delete', 'export', 'import']],
    ['user', ['add', 'sex', 'edit'], ['delete', 'export', 'import']],
    ['role:', ['add'], ['delete']],
    ['depart:', [], []],
    ['', [], []],
  ])('"%s" are held %j and excluded %j', (prefix, held, excluded) => {
    expect(menuPermissions(prefix, lists)).toEqual({ held, excluded })
    expect(excludedCodes(prefix, lists)).toEqual(excluded)
  })
})

describe('the right of an action', () => {
  it.each([
    ['list', 'lecturer:list'],
    ['query', 'lecturer:list'],
    ['queryById', 'lecturer:list'],
    ['details', 'lecturer:list'],
    ['add', 'lecturer:add'],
    ['copy', 'lecturer:add'],
    ['edit', 'lecturer:edit'],
    ['delete', 'lecturer:delete'],
    ['deleteBatch', 'lecturer:delete'],
    ['import', 'lecturer:import'],
    ['export', 'lecturer:export'],
    ['freeze', 'lecturer:freeze'],
    ['constructor', 'lecturer:constructor'],
    ['columns', undefined],
    ['reload', undefined],
    ['reset', undefined],
    ['print', undefined],
  ])('%s is %s', (action, right) => {
    expect(actionRight('lecturer:', action)).toBe(right)
    expect(actionRight('lecturer', action)).toBe(right)
    expect(actionRight(undefined, action)).toBeUndefined()
    expect(actionRight('', action)).toBeUndefined()
  })
})

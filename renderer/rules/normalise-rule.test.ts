import { describe, expect, it } from 'vitest'
import type { RuleModel, RuleSource } from '../model/rule'
import { normaliseRule } from './normalise-rule'

describe('a rule as written', () => {
  it.each<[RuleSource, RuleModel | null]>([
    ['*', { rule: 'required' }],
    ['only', { rule: 'unique' }],
    ['m', { rule: 'pattern', pattern: '^1[3-9][0-9]{9}$', preset: 'm', message: '请输入正确的手机号码!' }],
    [
      { pattern: 'z', message: '整数' },
      { rule: 'pattern', pattern: '^-?[0-9]+$', preset: 'z', message: '整数' },
    ],
    [{ pattern: 'only' }, { rule: 'unique' }],
    [{ pattern: '^a+$' }, { rule: 'pattern', pattern: '^a+$' }],
    ['^a+$', { rule: 'pattern', pattern: '^a+$' }],
    [
      { required: true, message: '说明不能为空!' },
      { rule: 'required', message: '说明不能为空!' },
    ],
    [{ required: false }, null],
    [{ unique: true }, { rule: 'unique' }],
    [{ unique: false }, null],
    [{ check: '' }, null],
    ['check:watchList.company', { rule: 'check', code: 'watchList.company' }],
    [
      { pattern: 'warn:watchList', message: '请核对' },
      { rule: 'check', code: 'watchList', warns: true, message: '请核对' },
    ],
    [{ check: 'asset_no' }, { rule: 'check', code: 'asset_no' }],
    [
      { check: 'asset_no', warns: true },
      { rule: 'check', code: 'asset_no', warns: true },
    ],
    [
      { check: 'asset_no', warns: false },
      { rule: 'check', code: 'asset_no' },
    ],
    [{ exists: 'GET /a/isExistName' }, { rule: 'exists', path: '/a/isExistName', param: 'name' }],
    [
      { exists: 'GET /a/has', param: 'code', message: '换一个' },
      { rule: 'exists', path: '/a/has', param: 'code', message: '换一个' },
    ],
    [{ remote: 'sys_user.username' }, { rule: 'remote', table: 'sys_user', column: 'username' }],
  ])('%j is run as %j', (source, rule) => {
    expect(normaliseRule(source)).toStrictEqual({ rule })
  })

  it('has its expression read', () => {
    const { rule } = normaliseRule({ expr: 'end > begin', message: '结束须晚于开始' })
    expect(rule).toMatchObject({ rule: 'expression', expression: { text: 'end > begin' }, message: '结束须晚于开始' })
  })

  it.each<[RuleSource, object]>([
    ['(a+)+', { code: 'pattern' }],
    ['(', { code: 'pattern', message: '"(" is no regular expression' }],
    ['', { code: 'pattern', message: 'an empty pattern' }],
    [{ pattern: '(a' }, { code: 'pattern', key: 'pattern' }],
    [{ exists: 'POST /a/isExistName' }, { code: 'exists', key: 'exists', message: 'a call is written "GET /path"' }],
    [{ remote: 'sys_user' }, { code: 'remote', key: 'remote', message: '"sys_user" is no "table.column"' }],
    [{ remote: 'sys_user.username; drop' }, { code: 'remote' }],
    [
      { expr: 'end >', message: 'x' },
      { code: 'expression', key: 'expr', offset: 5, message: 'found the end of the expression, expected a value' },
    ],
  ])('%j has the issue %j', (source, issue) => {
    expect(normaliseRule(source)).toMatchObject({ issue })
  })
})

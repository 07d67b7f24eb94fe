import { describe, expect, it, vi } from 'vitest'
import { createScope } from '../expression'
import type { RuleModel, RuleSource } from '../model/rule'
import { normaliseRule } from './normalise-rule'
import { createRules, isEmptyValue, isLater } from './validate'

const { validateNow, validateValue } = createRules()

function rules(...sources: RuleSource[]): RuleModel[] {
  return sources.map(source => {
    const { rule } = normaliseRule(source)
    if (rule === null || rule === undefined) throw new Error(`no rule: ${JSON.stringify(source)}`)
    return rule
  })
}

describe('the rules of a value', () => {
  it.each<[unknown, string | undefined]>([
    [null, '姓名不能为空!'],
    ['', '姓名不能为空!'],
    ['张', '请输入2到20位任意字符!'],
    ['张三', undefined],
    ['zhang', '只许中文'],
  ])('run in order and stop at the first that refuses: %j gives %j', (value, message) => {
    expect(validateNow(value, rules('*', '*2-20', { pattern: '^[\u4e00-\u9fa5]+$', message: '只许中文' }), { title: '姓名' })).toBe(message)
  })

  it('accept a text by the text alone where none of them asks for more', () => {
    const { acceptsText } = createRules()
    const accepts = acceptsText(rules('*', '*2-4', '^[a-z]+$'))
    expect(['a', 'ab', 'AB', 'abcde'].map(text => accepts?.(text))).toEqual([false, true, false, false])
    expect(acceptsText([])?.('a')).toBe(true)
    expect(acceptsText(rules('*', 'only'))).toBeUndefined()
    expect(createRules({ matcher: (_, text) => text === 'x' }).acceptsText(rules('^a$'))?.('x')).toBe(true)
  })

  it('leave a pattern to the server that could read a text in too many ways, however it came here', () => {
    const pattern = { rule: 'pattern', pattern: '^(\\w+\\s?)*$' } as const
    const long = `${'a'.repeat(12)}!`
    expect(validateNow(long, [pattern], { title: '姓名' })).toBeUndefined()
    expect(createRules().acceptsText([pattern])?.(long)).toBe(true)
    const server = createRules({ matcher: () => false })
    expect(server.validateNow(long, [pattern], { title: '姓名' })).toBe('姓名格式不正确!')
  })

  it('accept when there are none', async () => {
    expect(await validateValue('x', [], { title: '姓名' })).toBeUndefined()
  })

  it('name the field where a pattern has no message of its own', () => {
    expect(validateNow('b', rules('^a$'), { title: '编号' })).toBe('编号格式不正确!')
  })

  it.each<[unknown, readonly unknown[], string | undefined]>([
    ['a', ['b', 'c'], undefined],
    ['a', ['b', 'a'], '编号不能重复!'],
    [1, ['1'], '编号不能重复!'],
    ['', ['', ''], undefined],
    [null, [null], undefined],
  ])('refuse as unique %j beside %j with %j', (value, others, message) => {
    expect(validateNow(value, rules({ unique: true }), { title: '编号', others })).toBe(message)
    expect(validateNow(value, rules('only'), { title: '编号', others })).toBe(message)
  })

  it('evaluate expressions for the record', () => {
    const end = rules({ expr: 'end > begin', message: '结束须晚于开始' })
    const judge = (record: Record<string, unknown>) => validateNow(record.end, end, { title: '结束', record })
    expect(judge({ begin: '2024-01-02', end: '2024-01-01' })).toBe('结束须晚于开始')
    expect(judge({ begin: '2024-01-02', end: '2024-01-03' })).toBeUndefined()
    expect(judge({ begin: '2024-01-02', end: '' })).toBeUndefined()
  })

  it('evaluate expressions in a scope of the caller', () => {
    const scope = createScope({ limit: 5 })
    expect(validateNow(6, rules({ expr: 'limit >= 10', message: '太多' }), { title: '数量', scope })).toBe('太多')
  })

  it('report an expression that cannot be evaluated', () => {
    const hostile = rules({ expr: "row['const' + 'ructor']", message: 'x' })
    expect(validateNow(1, hostile, { title: '数量', record: { row: {} } })).toBe('数量校验失败: "constructor" cannot be read')
  })

  it('ask the store for remote and unique rules, only for a value that passed the rest', async () => {
    const stored = vi.fn(async (value: unknown) => (value === 'taken' ? '该值不可用，系统中已存在！' : undefined))
    const all = rules('*2-20', { unique: true }, { remote: 'sys_user.username' })
    const judge = (value: unknown, others: readonly unknown[] = []) => validateValue(value, all, { title: '账号', others, stored })
    expect(await judge('')).toBeUndefined()
    expect(await judge('x')).toBe('请输入2到20位任意字符!')
    expect(await judge('free', ['free'])).toBe('账号不能重复!')
    expect(stored).not.toHaveBeenCalled()
    expect(await judge('taken')).toBe('该值不可用，系统中已存在！')
    expect(stored.mock.calls).toEqual([['taken', undefined]])
    expect(await judge('free')).toBeUndefined()
    expect(stored.mock.calls.slice(1)).toEqual([
      ['free', undefined],
      ['free', { table: 'sys_user', column: 'username' }],
    ])
  })

  it('prefer their own message to that of the store', async () => {
    const remote = rules({ remote: 'sys_user.username', message: '账号已存在' })
    expect(await validateValue('a', remote, { title: '账号', stored: async () => '' })).toBe('账号已存在')
  })

  it('prefer it to the usual words of a server too', async () => {
    const remote = rules({ remote: 'sys_user.username', message: '账号已存在' })
    expect(await validateValue('a', remote, { title: '账号', stored: async () => '该值不可用，系统中已存在！' })).toBe('账号已存在')
  })

  it.each(['该值属于回收站中的记录', '网络超时'])(
    'tell a reason that says more than taken in place of their own message: %s',
    async reason => {
      const all = rules({ remote: 'sys_user.username', message: '账号已存在' }, { exists: 'GET /a', message: '账号已存在' })
      const own = rules({ unique: true, message: '账号已存在' })
      for (const rule of [...all, ...own])
        expect(await validateValue('a', [rule], { title: '账号', stored: async () => reason, exists: async () => reason })).toBe(reason)
    },
  )

  it('fall back to the usual message when the store gives none', async () => {
    expect(await validateValue('a', rules({ unique: true }), { title: '账号', stored: async () => '' })).toBe('该值不可用，系统中已存在！')
  })

  it('take handlers, at once or later, also for empty values', async () => {
    const now = rules({ handler: (value, { title, record }) => (value ? undefined : `${title}:${String(record.id)}`) })
    const later = rules({ handler: async value => (value ? undefined : '稍后') })
    expect(validateNow('', now, { title: '名', record: { id: 7 } })).toBe('名:7')
    expect(validateNow('', later, { title: '名' })).toBeUndefined()
    expect(await validateValue('', [...later, ...now], { title: '名' })).toBe('稍后')
    expect(await validateValue('x', [...later, ...now], { title: '名' })).toBeUndefined()
  })

  it('pass the rejection of a handler on', async () => {
    const broken = rules({ handler: () => Promise.reject(new Error('网络超时')) })
    expect(validateNow('x', broken, { title: '名' })).toBeUndefined()
    await expect(validateValue('x', broken, { title: '名' })).rejects.toThrow('网络超时')
  })

  it('that only warn refuse nothing and ask nobody', async () => {
    const byCode = vi.fn(async () => '在黑名单中')
    const [warns, refuses] = [rules({ check: 'a', warns: true }), rules({ check: 'a' })]
    expect(await validateValue('x', warns, { title: '名', byCode })).toBeUndefined()
    expect([byCode.mock.calls.length, warns.map(isLater)]).toEqual([0, [false]])
    expect(await validateValue('x', refuses, { title: '名', byCode })).toBe('在黑名单中')
  })

  it('know which of them may be answered later', () => {
    const all = rules('*', 'm', { expr: 'a', message: 'x' }, 'only', { remote: 'a.b' }, { handler: () => undefined })
    const asked = rules({ check: 'a' }, { exists: 'GET /a' })
    expect([...all, ...asked].map(isLater)).toEqual([false, false, false, true, true, true, true, true])
  })

  it.each<[unknown, boolean]>([
    ['', true],
    [null, true],
    [undefined, true],
    [[], true],
    [' ', true],
    ['\u3000\n\ufeff', true],
    [' a', false],
    [0, false],
    [false, false],
    [['a'], false],
    [{ length: 0 }, false],
  ])('hold nothing of %j: %s', (value, empty) => {
    expect(isEmptyValue(value)).toBe(empty)
  })

  it('use the pattern engine that they are given', () => {
    const matcher = vi.fn(() => false)
    expect(createRules({ matcher }).validateNow('13800138000', rules('m'), { title: '手机' })).toBe('请输入正确的手机号码!')
    expect(matcher).toHaveBeenCalledWith('^1[3-9][0-9]{9}$', '13800138000')
  })
})

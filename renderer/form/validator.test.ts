import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { testHost } from '../../tests/helpers/client'
import { memorySource } from '../../tests/helpers/memory-source'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import type { ClientRequest } from '../model/client'
import { RequestError } from '../model/client'
import type { RuleModel } from '../model/rule'
import { FormSession } from './form-session'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const taken = () => new RequestError('该值不可用，系统中已存在！', 500, false)

const stored = { table: 'sys_role', column: 'role_code' }

/** A form of one field whose value must be free, over a server that answers when the test says so. */
function open(rule: RuleModel = { rule: 'remote', ...stored }) {
  const calls: { readonly request: ClientRequest; readonly refuse: () => void; readonly accept: () => void }[] = []
  const host = testHost()
  const answer = (request: ClientRequest) =>
    new Promise<never>((resolve, reject) => {
      calls.push({ request, refuse: () => reject(taken()), accept: () => resolve({} as never) })
    })
  const screen = screenModel([
    fieldModel('code', {
      title: '编码',
      rules: [{ rule: 'pattern', pattern: '^[A-Z]+$' }, rule],
    }),
  ])
  const session = new FormSession({
    cells: testCells,
    screen,
    source: memorySource(),
    host: { ...host, client: { ...host.client, answer } },
    mode: 'add',
    row: {},
    preset: {},
    route: {},
  })
  const field = session.items.get('code')
  if (field === undefined) throw new Error('no item')
  const type = (text: string) => {
    field.setValue(text)
    session.validator.typed('code')
  }
  return { calls, field, type, validator: session.validator }
}

describe('the check of a value that must be free', () => {
  it('waits until typing rests, and asks once', async () => {
    const { calls, field, type } = open()
    for (const text of ['A', 'AB', 'ABC']) {
      type(text)
      await vi.advanceTimersByTimeAsync(300)
    }
    expect(calls).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(300)
    expect(calls.map(call => call.request.query?.fieldVal)).toEqual(['ABC'])
    calls[0]?.refuse()
    await vi.advanceTimersByTimeAsync(0)
    expect(field.state.error).toBe('该值不可用，系统中已存在！')
  })

  it('is cancelled by further typing: a late answer changes nothing', async () => {
    const { calls, field, type } = open()
    type('A')
    await vi.advanceTimersByTimeAsync(600)
    type('B')
    expect(calls[0]?.request.signal?.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(600)
    calls[1]?.accept()
    calls[0]?.refuse()
    await vi.advanceTimersByTimeAsync(0)
    expect(field.state.error).toBeUndefined()
  })

  it.each([
    ['where its entity keeps it', { rule: 'unique', stored }, ['sys_role.role_code']],
    ['nowhere, if no entity keeps it', { rule: 'unique' }, []],
  ] as const)('asks for a unique value %s', async (_, rule, asked) => {
    const { calls, type } = open(rule)
    type('A')
    await vi.advanceTimersByTimeAsync(600)
    expect(calls.map(({ request: { query } }) => `${query?.tableName}.${query?.fieldName}`)).toEqual(asked)
  })

  it('asks nothing that an earlier rule refuses', async () => {
    const { calls, validator, field, type } = open()
    type('a')
    await validator.check('code')
    expect(calls).toHaveLength(0)
    expect(field.state.error).toBe('编码格式不正确!')
  })

  it('ends with the form', async () => {
    const { calls, validator, type } = open()
    type('A')
    validator.dispose()
    await vi.advanceTimersByTimeAsync(600)
    expect(calls).toHaveLength(0)
  })
})

describe('the check of a long form', () => {
  const names = Array.from({ length: 250 }, (_, index) => `f${index}`)

  function long() {
    const fields = names.map(name => fieldModel(name, { title: name, required: true }))
    const parts = { cells: testCells, source: memorySource(), host: testHost(), mode: 'add', row: {}, preset: {}, route: {} } as const
    const session = new FormSession({ screen: screenModel(fields), ...parts })
    const marked = () => names.filter(name => session.items.get(name)?.state.error !== undefined)
    return { session, marked }
  }

  it('names all that are refused, shows the first hundred at once and the others after them', async () => {
    const { session, marked } = long()
    expect(await session.validator.checkAll()).toEqual(names)
    expect(marked()).toEqual(names.slice(0, 100))
    await vi.advanceTimersToNextTimerAsync()
    expect(marked()).toEqual(names.slice(0, 200))
    await vi.advanceTimersToNextTimerAsync()
    expect(marked()).toEqual(names)
  })

  it('says nothing late of an item that was judged anew, or of a form that ended', async () => {
    const { session, marked } = long()
    await session.validator.checkAll()
    session.items.get('f150')?.setValue('x')
    session.validator.typed('f150')
    await vi.advanceTimersToNextTimerAsync()
    expect(marked()).toEqual(names.slice(0, 201).filter(name => name !== 'f150'))
    session.validator.dispose()
    await vi.runAllTimersAsync()
    expect(marked()).toHaveLength(200)
  })
})

describe('the checks of the editors themselves', () => {
  function open(count = 2) {
    const fields = Array.from({ length: count }, (_, index) =>
      fieldModel(`f${index}`, { title: `f${index}`, required: true, rules: [{ rule: 'pattern', pattern: '^[A-Z]+$' }] }),
    )
    const parts = { cells: testCells, source: memorySource(), host: testHost(), mode: 'add', row: {}, preset: {}, route: {} } as const
    const session = new FormSession({ screen: screenModel(fields), ...parts })
    const { items, validator } = session
    const error = (name: string) => items.get(name)?.state.error
    /** An editor that has a text before it has told its value. */
    const late = (name: string, value: string | undefined, message?: string) => {
      const drop = validator.guard(name, async () => {
        if (value !== undefined) items.get(name)?.setValue(value)
        drop()
        if (message !== undefined) validator.guard(name, async () => message)
        return undefined
      })
    }
    return { items, validator, error, late }
  }

  it('say more than a rule does, and are asked of the editor that has come meanwhile', async () => {
    const { validator, error, late, items } = open()
    items.get('f1')?.setValue('B')
    late('f0', undefined, '此值不是有效日期')
    expect(await validator.checkAll()).toEqual(['f0'])
    expect(error('f0')).toBe('此值不是有效日期')
  })

  it.each([
    ['A', [], undefined],
    ['a', ['f0'], 'f0格式不正确!'],
  ])('bring the value %s, which is judged', async (value, refused, message) => {
    const { validator, error, late, items } = open()
    items.get('f1')?.setValue('B')
    late('f0', value)
    expect(await validator.checkAll()).toEqual(refused)
    expect(error('f0')).toBe(message)
  })

  it('are not talked over by what is shown late', async () => {
    const { validator, error } = open(250)
    validator.guard('f249', async () => '文件尚未上传完成')
    await validator.checkAll()
    await vi.runAllTimersAsync()
    expect(error('f248')).toBe('f248不能为空!')
    expect(error('f249')).toBe('文件尚未上传完成')
  })
})

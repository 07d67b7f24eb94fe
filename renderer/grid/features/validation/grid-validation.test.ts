import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { fieldModel } from '../../../../tests/helpers/models'
import { parseExpression } from '../../../expression'
import type { FieldModel } from '../../../model/field'
import type { RuleHandler } from '../../../model/rule'
import type { Row } from '../../../model/source'
import { RowStore } from '../../engine/row-store'
import { GridValidation, type GridValidationSettings } from './grid-validation'

const expression = (text: string) => {
  const parsed = parseExpression(text)
  if (!('expression' in parsed)) throw new Error(text)
  return parsed.expression
}

const code = fieldModel('code', { title: '编码', required: true, rules: [{ rule: 'unique' }, { rule: 'pattern', pattern: '^[a-z]$' }] })
const begin = fieldModel('begin')
const end = fieldModel('end', { rules: [{ rule: 'expression', expression: expression('end > begin'), message: '结束须在开始之后' }] })

function grid(rows: Row[], columns: readonly FieldModel[], settings: GridValidationSettings = {}) {
  const store = new RowStore({ rows })
  const validation = new GridValidation(store, columns, settings)
  validation.follow()
  const found = () => validation.all().map(({ index, field, message }) => `${index} ${field} ${message}`)
  return { store, validation, found }
}

const codes = (...values: unknown[]): Row[] => values.map((value, index) => ({ id: `r${index}`, code: value }))

it('judges every cell by the rules in their order', () => {
  const { validation } = grid(codes('a', '', 'B', 'a', null), [code])
  expect(validation.validateNow().map(({ index, message }) => `${index} ${message}`)).toEqual([
    '0 编码不能重复!',
    '1 编码不能为空!',
    '2 编码格式不正确!',
    '3 编码不能重复!',
    '4 编码不能为空!',
  ])
  expect(validation.count).toBe(5)
})

it('asks of all cells together what can be asked together, and of six at once what each takes its own time for', async () => {
  const asked = { stored: 0, handler: 0 }
  const never = (kind: keyof typeof asked) => () => {
    asked[kind]++
    return new Promise<undefined>(() => undefined)
  }
  const only = fieldModel('code', { rules: [{ rule: 'unique', table: 'goods', column: 'code' }] as never })
  const own = fieldModel('own', { rules: [{ rule: 'handler', handler: never('handler') }] })
  const { store, validation } = grid([], [only, own], { stored: () => ({ stored: never('stored') }) })
  store.insert(Array.from({ length: 50 }, (_, at) => ({ code: `c${at}`, own: 'x' })))
  const given = new AbortController()
  const done = validation.validate(given.signal)
  await Promise.resolve()
  await Promise.resolve()
  expect([asked, validation.pending]).toEqual([{ stored: 50, handler: 6 }, 100])
  given.abort()
  await done
})

it('tries its rules beforehand without a change, a mark, a question or an error', () => {
  const asked = vi.fn(async () => undefined)
  const slow = fieldModel('own', { rules: [{ rule: 'handler', handler: asked }] })
  const wrong = fieldModel('wrong', { rules: [{ rule: 'expression', expression: expression('missing.part > 1'), message: '有误' }] })
  const rows = [{ id: 'r0', code: 'B', own: 'x', wrong: 1 }]
  const { store, validation, found } = grid(rows, [code, slow, wrong])
  validation.prepare()
  expect([store.dirty, store.at(0), found(), validation.pending, asked.mock.calls.length]).toEqual([false, rows[0], [], 0, 0])
})

it('lets no cell pass whose value is still to come, also when a save gives its row another id', async () => {
  const file = fieldModel('file', { title: '附件', required: true })
  const { store, validation, found } = grid([{ id: 'r0', file: 'a.txt' }], [code, file])
  const [id = ''] = store.insert([{ code: 'b' }])
  validation.await(id, 'file', '文件尚未上传完成')
  expect([found(), validation.awaitedCount]).toEqual([[], 1])
  await validation.validate()
  expect(found()).toEqual(['0 code 编码不能为空!', '1 file 文件尚未上传完成'])
  store.saved(new Map([[id, 'r1']]))
  await validation.validate()
  expect(found()).toEqual(['0 code 编码不能为空!', '1 file 文件尚未上传完成'])
  store.edit([{ index: store.indexOf(id), values: { file: 'b.txt' } }])
  validation.await(id, 'file', undefined)
  expect([found(), validation.awaitedCount, store.at(1)?.file]).toEqual([['0 code 编码不能为空!'], 0, 'b.txt'])
})

it('lets no cell pass whose value is still to come, also when it is validated by itself before the server has answered', async () => {
  const file = fieldModel('file', { title: '附件' })
  const own = fieldModel('own', { rules: [{ rule: 'handler', handler: () => new Promise(resolve => setTimeout(resolve, 5)) }] })
  const { store, validation, found } = grid([{ id: 'r0', own: 'x' }], [file, own])
  validation.await('r0', 'file', '文件尚未上传完成')
  store.edit([{ index: 0, values: { own: 'y' } }])
  const done = validation.validate()
  // Such as when it has just been left as it was.
  validation.check('r0', 'file')
  expect([(await done).length, found()]).toEqual([1, ['0 file 文件尚未上传完成']])
  store.edit([{ index: 0, values: { file: 'a.txt' } }])
  expect(found()).toEqual(['0 file 文件尚未上传完成'])
  validation.await('r0', 'file', undefined)
  expect(found()).toEqual([])
})

it('keeps what is marked when its rules become others, validated by them', () => {
  const upper = fieldModel('code', { title: '编码', rules: [{ rule: 'pattern', pattern: '^[A-Z]$' }] })
  const [file, price] = [fieldModel('file', { title: '附件' }), fieldModel('price', { title: '单价' })]
  const { store, validation, found } = grid(codes('a', 'a', 'B'), [code, file, price])
  validation.validateNow()
  store.note([{ index: 1, field: 'price', text: '单价无法识别' }])
  validation.set('r2', 'price', '单价过高')
  validation.await('r2', 'file', '文件尚未上传完成')
  expect(found()).toEqual([
    '0 code 编码不能重复!',
    '1 code 编码不能重复!',
    '1 price 单价无法识别',
    '2 code 编码格式不正确!',
    '2 price 单价过高',
  ])
  validation.configure([upper, file, price], {})
  expect(found()).toEqual(['0 code 编码格式不正确!', '1 code 编码格式不正确!', '1 price 单价无法识别', '2 price 单价过高'])
  store.edit([{ index: 2, values: { code: 'b' } }])
  expect(validation.validateNow().map(({ index, field }) => `${index} ${field}`)).toEqual([
    '0 code',
    '1 code',
    '1 price',
    '2 code',
    '2 file',
  ])
  validation.configure([price], {})
  expect(found()).toEqual(['1 price 单价无法识别'])
})

it('keeps what was refused while a save was on its way, under the ids that this gives', () => {
  const { store, validation, found } = grid([], [code])
  const [id = ''] = store.insert([{ code: 'a' }])
  const point = store.savePoint()
  store.edit([{ index: 0, values: { code: 'B' } }])
  expect(found()).toEqual(['0 code 编码格式不正确!'])
  store.saved(new Map([[id, 'r1']]), new Map(), point)
  expect([found(), validation.message('r1', 'code')]).toEqual([['0 code 编码格式不正确!'], '编码格式不正确!'])
})

it('waits for no value any more once all rows are others, or when it is given up', () => {
  const { store, validation } = grid([{ id: 'r0' }], [fieldModel('file')])
  const given: string[] = []
  const wait = (field: string) =>
    validation.await('r0', field, '文件尚未上传完成', () => {
      given.push(field)
      validation.await('r0', field, undefined)
    })
  wait('file')
  wait('come')
  validation.await('r0', 'come', undefined)
  store.load([{ id: 'r0' }])
  expect([given, validation.awaitedCount]).toEqual([['file'], 0])
  wait('late')
  validation.giveUp()
  validation.giveUp()
  expect([given, validation.awaitedCount]).toEqual([['file', 'late'], 0])
})

it('judges a cell again whose value never came, and asks no cell of a row that left', async () => {
  const file = fieldModel('file', { title: '附件', required: true })
  const { store, validation, found } = grid([{ id: 'r0' }, { id: 'r1' }], [file])
  for (const id of ['r0', 'r1']) validation.await(id, 'file', '文件尚未上传完成')
  await validation.validate()
  validation.await('r0', 'file', undefined)
  expect(found()).toEqual(['0 file 附件不能为空!', '1 file 文件尚未上传完成'])
  store.remove([0, 1])
  expect([await validation.validate(), validation.awaitedCount]).toEqual([[], 0])
  store.undo()
  expect(validation.awaitedCount).toBe(1)
})

it('waits no more for a value that came, or failed to come, while its row was removed', async () => {
  const file = fieldModel('file', { title: '附件' })
  const { store, validation, found } = grid([{ id: 'r0' }], [file])
  validation.await('r0', 'file', '文件尚未上传完成')
  expect(await validation.validate()).toHaveLength(1)
  store.remove([0])
  validation.await('r0', 'file', undefined)
  store.undo()
  expect([found(), validation.awaitedCount, await validation.validate()]).toEqual([[], 0, []])
})

it('finds the refused among many that are accepted, whatever kind of value they hold', () => {
  const many = Array.from({ length: 300 }, (_, at): Row => ({ id: `r${at}`, code: at % 7 === 0 ? at : 'ab', name: at, tags: ['x'] }))
  const rows = [...many, { id: 'x', code: 'C', name: '', tags: [] }, { id: 'y', code: ['ab'], name: 0, tags: null }]
  const columns = [
    fieldModel('code', { title: '编码', rules: [{ rule: 'pattern', pattern: '^([a-z]+|\\d+)$' }] }),
    fieldModel('name', { title: '名称', required: true }),
    fieldModel('tags', { title: '标签', required: true }),
  ]
  const { validation } = grid(rows, columns)
  validation.prepare()
  expect(validation.validateNow().map(({ id, message }) => `${id} ${message}`)).toEqual([
    'x 编码格式不正确!',
    'x 名称不能为空!',
    'x 标签不能为空!',
    'y 标签不能为空!',
  ])
})

it('marks nothing in a new row before somebody typed in it or wants to save', () => {
  const { store, validation, found } = grid(codes('a'), [code])
  store.insert([{}])
  expect(found()).toEqual([])
  validation.validateNow()
  expect(found()).toEqual(['1 code 编码不能为空!'])
})

it('judges a cell when it changes, and the one that held the same value', () => {
  const { store, found } = grid(codes('a', 'b'), [code])
  store.edit([{ index: 1, values: { code: 'a' } }])
  expect(found()).toEqual(['0 code 编码不能重复!', '1 code 编码不能重复!'])
  store.edit([{ index: 0, values: { code: 'c' } }])
  expect(found()).toEqual([])
  store.undo()
  expect(found()).toHaveLength(2)
})

it('finds one of two that are the same at peace when the other is removed, and both marked when it is back', () => {
  const { store, validation, found } = grid(codes('a', 'a'), [code])
  validation.validateNow()
  store.remove([0])
  expect(found()).toEqual([])
  store.undo()
  expect(found()).toHaveLength(2)
})

it('keeps the mark of a row that moves, and of one that is removed and comes back', () => {
  const { store, validation, found } = grid(codes('a', '', 'c'), [code])
  validation.validateNow()
  store.move([1], 0)
  expect(found()).toEqual(['0 code 编码不能为空!'])
  store.remove([0])
  expect(found()).toEqual([])
  store.undo()
  expect(found()).toEqual(['0 code 编码不能为空!'])
})

it('judges the cells whose rules or conditions read a changed field', () => {
  const company = fieldModel('company', { title: '单位', required: expression('external') })
  const { store, found } = grid([{ id: '1', begin: 1, end: 5, external: false }], [begin, end, fieldModel('external'), company])
  store.edit([{ index: 0, values: { begin: 9 } }])
  expect(found()).toEqual(['0 end 结束须在开始之后'])
  store.edit([{ index: 0, values: { external: true, begin: 1 } }])
  expect(found()).toEqual(['0 company 单位不能为空!'])
})

it('leaves cells alone that are not visible or not to be used', () => {
  const hidden = fieldModel('a', { required: true, visible: expression('row.show') })
  const disabled = fieldModel('b', { required: true, disabled: true })
  const { validation, found } = grid([{ id: '1' }, { id: '2', show: true }], [hidden, disabled])
  validation.validateNow()
  expect(found()).toEqual(['1 a a不能为空!'])
})

it('asks rules that take their time about touched rows only, and drops answers that are out of date', async () => {
  const answers: ((message: string | undefined) => void)[] = []
  const handler = vi.fn<RuleHandler>(() => new Promise(resolve => answers.push(resolve)))
  const { store, validation, found } = grid(codes('a', 'b'), [fieldModel('code', { rules: [{ rule: 'handler', handler }] })])
  store.edit([{ index: 0, values: { code: 'x' } }])
  const first = answers.splice(0)
  store.edit([{ index: 0, values: { code: 'y' } }])
  for (const answer of answers) answer('y不行')
  for (const answer of first) answer('x不行')
  await vi.waitFor(() => expect(found()).toEqual(['0 code y不行']))
  handler.mockResolvedValue(undefined)
  await validation.validate()
  expect(found()).toEqual([])
  expect(handler.mock.calls.every(([value]) => value !== 'b')).toBe(true)
})

it.each([
  ['never answers', () => new Promise<undefined>(() => undefined), '校验超时，请重试'],
  ['fails', () => Promise.reject(new Error('down')), '校验失败，请重试'],
])('refuses the cell whose rule %s', async (_, handler, message) => {
  const { store, validation } = grid(codes('a'), [fieldModel('code', { rules: [{ rule: 'handler', handler }] })], { patience: 50 })
  store.edit([{ index: 0, values: { code: 'b' } }])
  expect((await validation.validate()).map(each => each.message)).toEqual([message])
})

it('asks few at a time, and waits for all together no longer than for one', async () => {
  let asked = 0
  const handler: RuleHandler = () => {
    asked++
    return new Promise(() => undefined)
  }
  const { store, validation } = grid(codes(...'abcdefghijklmnopqrst'), [fieldModel('code', { rules: [{ rule: 'handler', handler }] })], {
    patience: 30,
  })
  store.edit(codes(...'ABCDEFGHIJKLMNOPQRST').map(({ code }, index) => ({ index, values: { code } })))
  expect([asked, validation.pending]).toEqual([6, 20])
  asked = 0
  const failures = await validation.validate()
  expect([failures.length, new Set(failures.map(({ message }) => message))]).toEqual([20, new Set(['校验超时，请重试'])])
  expect(asked).toBeLessThanOrEqual(6)
})

it('can be given up while a rule does not answer, and then marks nothing', async () => {
  const handler: RuleHandler = () => new Promise(() => undefined)
  const { store, validation } = grid(codes('a'), [fieldModel('code', { rules: [{ rule: 'handler', handler }] })])
  store.edit([{ index: 0, values: { code: 'b' } }])
  const stop = new AbortController()
  const done = validation.validate(stop.signal)
  expect(validation.pending).toBe(1)
  stop.abort()
  expect([await done, validation.pending, validation.count]).toEqual([[], 0, 0])
})

it('waits for the result on what was typed while others were asked', async () => {
  const answers = new Map<unknown, (message?: string) => void>()
  const handler: RuleHandler = value => new Promise(resolve => answers.set(value, resolve))
  const { store, validation } = grid(codes('a'), [fieldModel('code', { rules: [{ rule: 'handler', handler }] })])
  store.edit([{ index: 0, values: { code: 'b' } }])
  const done = validation.validate()
  store.edit([{ index: 0, values: { code: 'c' } }])
  answers.get('b')?.()
  await vi.waitFor(() => expect(answers.has('c')).toBe(true))
  answers.get('c')?.('c不行')
  expect((await done).map(({ message }) => message)).toEqual(['c不行'])
})

it('holds no mark of a row that went while its rule was asked', async () => {
  const answers: ((message: string) => void)[] = []
  const handler: RuleHandler = () => new Promise(resolve => answers.push(resolve))
  const { store, validation } = grid(codes('a', 'b'), [fieldModel('code', { rules: [{ rule: 'handler', handler }] })])
  store.edit([{ index: 0, values: { code: 'x' } }])
  store.remove([0])
  for (const answer of answers) answer('不行')
  await vi.waitFor(() => expect(validation.pending).toBe(0))
  expect(validation.count).toBe(0)
})

it('asks the server for a value that no other row holds', async () => {
  const stored = vi.fn(async (value: unknown, _id: unknown) => (value === 'x' ? '该值不可用，系统中已存在！' : undefined))
  const { store, validation, found } = grid(codes('a', 'b'), [code], { stored: row => ({ stored: value => stored(value, row.id) }) })
  store.edit([{ index: 0, values: { code: 'x' } }])
  await validation.validate()
  expect(found()).toEqual(['0 code 该值不可用，系统中已存在！'])
  expect(stored).toHaveBeenLastCalledWith('x', 'r0')
})

it('tells who listens, and takes marks that the server sends', () => {
  const { store, validation } = grid(codes('a'), [code])
  const listener = vi.fn()
  validation.subscribe(listener)
  validation.set('r0', 'code', '已被使用')
  expect(validation.message('r0', 'code')).toBe('已被使用')
  store.load(codes('b'))
  expect(validation.count).toBe(0)
  expect(listener).toHaveBeenCalledTimes(2)
})

it('refuses a cell whose text could not be read until it is given another value, whatever rules say of what stands there', async () => {
  const { store, validation, found } = grid(codes('a', 'b'), [code])
  store.note([
    { index: 0, field: 'code', text: '不能填入' },
    { index: 1, field: 'memo', text: '不能填入' },
  ])
  expect((await validation.validate()).map(({ field, message }) => `${field} ${message}`)).toEqual(['code 不能填入'])
  store.edit([{ index: 1, values: { code: 'c' } }])
  expect(validation.count).toBe(2)
  store.edit([{ index: 0, values: { code: 'd' } }])
  store.edit([{ index: 1, values: { memo: 'x' } }])
  expect([found(), validation.count]).toEqual([[], 0])
})

it('gives such a text up when what stands there is chosen, and with what was pasted beside it, not when its cell is left as it was', () => {
  const { store, validation } = grid(codes('a', 'b'), [code])
  store.note([0, 1].map(index => ({ index, field: 'code', text: '不能填入' })))
  validation.check('r0', 'code')
  expect([validation.count, validation.disputed('r0')]).toEqual([2, ['code']])
  store.note([{ index: 0, field: 'code', text: undefined }])
  expect([validation.count, validation.disputed('r0')]).toEqual([1, []])
  store.remove([1])
  expect(validation.count).toBe(0)
  store.undo()
  expect(validation.message('r1', 'code')).toBe('不能填入')
  store.undo()
  expect(validation.count).toBe(2)
  store.undo()
  expect([validation.count, store.canUndo]).toEqual([0, false])
  store.redo()
  expect(validation.count).toBe(2)
})

it('has the same marks cell by cell as when every cell is validated', () => {
  const value = fc.constantFrom('', 'a', 'b', 'B')
  const deed = fc.record({ deed: fc.constantFrom('edit', 'insert', 'remove', 'move', 'undo'), at: fc.nat(5), to: fc.nat(5), value })
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), deeds => {
      const { store, validation, found } = grid(codes('a', 'b', '', 'a'), [code])
      validation.validateNow()
      for (const { deed, at, to, value } of deeds) {
        if (deed === 'edit') store.edit([{ index: at, values: { code: value } }])
        // A new row is validated only once it is typed in: one that is fine says nothing either way.
        else if (deed === 'insert')
          store.together(() => store.edit([{ index: store.indexOf(store.insert([{}], at)[0] ?? ''), values: { code: value } }]))
        else if (deed === 'remove') store.remove([at])
        else if (deed === 'move') store.move([at], to)
        else store.undo()
      }
      const kept = found()
      validation.validateNow()
      expect(kept.filter(text => !text.endsWith('不能为空!'))).toEqual(found().filter(text => !text.endsWith('不能为空!')))
    }),
    { numRuns: 300 },
  )
})

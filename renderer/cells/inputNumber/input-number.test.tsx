import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { testHost } from '../../../tests/helpers/client'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { CellValueError } from '../../model/cell-type'
import { cellFromText, decodeCell } from '../../registry'

describe('a number', () => {
  it.each([
    // from the API   props                 shown          back to the API
    [12.5, {}, '12.5', 12.5],
    ['12.50', {}, '12.5', 12.5],
    ['12.5', { precision: 2 }, '12.50', 12.5],
    [1.005, { precision: 2 }, '1.01', 1.005],
    [0, {}, '0', 0],
    ['-3', {}, '-3', -3],
    [1e-7, {}, '0.0000001', 1e-7],
    ['1E+2', {}, '100', 100],
    [' 7 ', {}, '7', 7],
    ['', {}, '', null],
    [null, {}, '', null],
  ])('reads %o with %o as "%s"', (wire, props, shown, back) => {
    expect(faces(cellField('inputNumber', props), wire)).toEqual([shown, back])
  })

  it.each([['abc'], ['1,5'], ['12px'], [Number.NaN], [Number.POSITIVE_INFINITY], ['1e999'], ['1e-400'], [{}], [[]], [true], ['0x10']])(
    'refuses %o',
    wire => {
      expect(() => decodeCell(testCells, cellField('inputNumber'), wire)).toThrow(CellValueError)
    },
  )

  it.each([
    ['1,234.5', 1234.5],
    ['１２．５', 12.5],
    ['-8', -8],
    ['￥1,234.50', 1234.5],
    ['-¥ 3', -3],
    ['$-3', -3],
    ['(1,234.50)', -1234.5],
    ['', null],
    ['12.5%', 0.125],
    ['1,234.50-', -1234.5],
    ['RMB 3元', 3],
    ['12345678901234567.89', '12345678901234567.89'],
    ['1,5', undefined],
    ['12,34', undefined],
    ['1234,567', undefined],
    ['1,234,567.89', 1234567.89],
    ['abc', undefined],
    ['-', undefined],
  ])('takes pasted "%s" as %o', (text, value) => {
    expect(cellFromText(testCells, cellField('inputNumber'), text)).toBe(value)
  })

  it.each([
    [1234567.5, { precision: 2 }, '1,234,567.50'],
    [2026, {}, '2026'],
    [12000, { precision: 0, thousands: true }, '12,000'],
    [1234.5, { precision: 1, thousands: false }, '1234.5'],
  ])('shows %o with %o as "%s"', (value, props, shown) => {
    expect(showCell(cellField('inputNumber', props), { it: value }).container.textContent).toBe(shown)
  })

  it('keeps the thousands of an amount apart while it is typed in', async () => {
    const { changes, user } = editCell(cellField('inputNumber', { precision: 2 }), 1234.5)
    const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: '字段' })
    expect(box.value).toBe('1,234.50')
    await user.type(box, '99', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(box.value).toBe('991,234.50')
    await user.type(box, '0', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    expect([box.value, changes.at(-1)]).toEqual(['991,2034.50', 9912034.5])
    await user.tab()
    expect(box.value).toBe('9,912,034.50')
  })

  it.each([
    ['12,345', 12345, '12,345.00'],
    ['1,234,567.5', 1234567.5, '1,234,567.50'],
    ['-1,000', -1000, '-1,000.00'],
    ['，', null, ''],
  ])('reads typed thousands of "%s" as %o', async (typed, value, shown) => {
    const { changes, user } = editCell(cellField('inputNumber', { precision: 2 }), 8)
    const box = screen.getByRole<HTMLInputElement>('spinbutton')
    await user.clear(box)
    await user.type(box, typed)
    await user.tab()
    expect([changes.at(-1), typed === '，' ? shown : box.value]).toEqual([value, shown])
  })

  const comma = '逗号只能用作千分位，如 12,345；小数请用小数点'
  const tooPrecise = '最多15位有效数字，更长的数字不能准确保存'
  it.each([
    ['12,34', comma],
    ['1,2345', comma],
    ['1234,567', comma],
    ['12,', comma],
    ['1,5', comma],
    ['1.5,000', comma],
    ['1234567890123456.7', tooPrecise],
    ['12345678901234567', tooPrecise],
    ['0.1234567890123456', tooPrecise],
    ['-12,345,678,901,234,567', tooPrecise],
    ['abc', '此值不是数字'],
    ['12px', '此值不是数字'],
    ['1e-400', '此值不是数字'],
    ['1.2.3', '此值不是数字'],
    ['-', '此值不是数字'],
  ])('keeps "%s" in a record, marked, and the record from being saved', async (typed, reason) => {
    let ask = async (): Promise<string | undefined> => 'nobody asks'
    const guard = (check: typeof ask) => {
      ask = check
      return () => undefined
    }
    const { changes, user } = editCell(cellField('inputNumber', { precision: 2 }), 1234.5, { guard })
    const box = screen.getByRole<HTMLInputElement>('spinbutton')
    expect(await ask()).toBeUndefined()
    await user.tripleClick(box)
    await user.paste(typed)
    await user.tab()
    expect([box.value, box.getAttribute('aria-invalid'), changes.at(-1)]).toEqual([typed, 'true', null])
    expect(await ask()).toBe(reason)
    await user.clear(box)
    await user.type(box, '12.34')
    await user.tab()
    expect([box.value, box.getAttribute('aria-invalid'), changes.at(-1), await ask()]).toEqual(['12.34', null, 12.34, undefined])
  })

  it.each([
    ['1e10', 10_000_000_000],
    ['12.5%', 0.125],
    ['RMB 1,234元', 1234],
    ['12abc', null],
  ])('keeps "%s" in a record as it is typed, and reads it as %o', async (typed, value) => {
    const { changes, user } = editCell(cellField('inputNumber'), 8, { guard: () => () => undefined })
    const box = screen.getByRole<HTMLInputElement>('spinbutton')
    await user.clear(box)
    await user.type(box, typed)
    expect([box.value.replaceAll(' ', ''), changes.at(-1)]).toEqual([typed.replaceAll(' ', ''), value])
    await user.tab()
    expect(box.value).toBe(value === null ? typed : String(value))
  })

  it('takes no digit away at the key that it does not keep', async () => {
    const { changes, user } = editCell(cellField('inputNumber', { precision: 2 }))
    const box = screen.getByRole<HTMLInputElement>('spinbutton')
    await user.type(box, '1.005')
    expect([box.value, changes.at(-1)]).toEqual(['1.005', 1.005])
    await user.clear(box)
    await user.type(box, '12345678901234567')
    expect([box.value, changes.at(-1)]).toEqual(['12345678901234567', null])
  })

  it('tells a comma in a wrong place where no record waits for it', async () => {
    const host = testHost()
    const { changes, user } = editCell(cellField('inputNumber', { precision: 2 }), 1234.5, { host })
    const box = screen.getByRole<HTMLInputElement>('spinbutton')
    await user.clear(box)
    await user.type(box, '12,34')
    await user.tab()
    expect([box.value, changes.at(-1)]).toEqual(['', null])
    expect(host.notices).toEqual(['warning: 字段：逗号只能用作千分位，如 12,345；小数请用小数点（12,34）'])
  })

  it('shows all digits of a number that no double spells, and leaves it as it is', async () => {
    expect(showCell(cellField('inputNumber', { precision: 2 }), { it: '12345678901234567.8' }).container.textContent).toBe(
      '12,345,678,901,234,567.80',
    )
    const { changes, user } = editCell(cellField('inputNumber'), '12345678901234567.80')
    const box = screen.getByRole<HTMLInputElement>('spinbutton')
    await user.type(box, '{ArrowUp}')
    await user.tab()
    expect([box.value, changes]).toEqual(['12345678901234567.8', []])
  })

  it.each([
    ['￥1,234.56', 1234.56],
    ['(1,234.56)', -1234.56],
    ['RMB 3元', 3],
    ['12.5%', 0.125],
    ['1,234.56-', -1234.56],
  ])('takes pasted "%s" as programs of sheets show it', async (text, value) => {
    const { changes, user } = editCell(cellField('inputNumber'))
    await user.click(screen.getByRole('spinbutton'))
    await user.paste(text)
    await user.tab()
    expect(changes.at(-1)).toBe(value)
  })

  it.each(['abc', '-', '1a2', '中文'])(
    'keeps "%s" where no record waits for it, until it is left or taken, and says why it goes',
    async text => {
      const host = testHost()
      const { changes, user } = editCell(cellField('inputNumber'), 7, { host })
      const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: '字段' })
      for (const leave of ['{Enter}', '{Tab}']) {
        await user.clear(box)
        await user.type(box, text)
        expect([box.value, changes.at(-1)]).toEqual([text, null])
        await user.keyboard(leave)
        expect([box.value, host.notices.splice(0)]).toEqual(['', [`warning: 字段：此值不是数字（${text}）`]])
        await user.click(box)
      }
    },
  )

  it.each([
    ['007', {}, '7', 7],
    ['5.', {}, '5', 5],
    ['1.005', { precision: 2 }, '1.005', 1.005],
    ['1.00', { precision: 2 }, '1.00', 1],
    ['500', { max: 100 }, '500', 500],
    ['-500', { min: 0 }, '-500', -500],
  ])('turns "%s" with %o into "%s" when it is left', async (typed, props, shown, value) => {
    const { changes, user } = editCell(cellField('inputNumber', props))
    const box = screen.getByRole<HTMLInputElement>('spinbutton')
    await user.type(box, typed)
    await user.tab()
    expect(box.value).toBe(shown)
    expect(changes.at(-1) ?? null).toBe(value)
  })

  it('keeps the point and the zeros that a person is typing', async () => {
    const { changes, user } = editCell(cellField('inputNumber'))
    const box = screen.getByRole<HTMLInputElement>('spinbutton')
    await user.type(box, '1.0')
    expect(box.value).toBe('1.0')
    await user.type(box, '5')
    expect(changes.at(-1)).toBe(1.05)
  })

  it('steps with the arrow keys within its bounds', async () => {
    const { changes, user } = editCell(cellField('inputNumber', { step: 0.1, max: 0.3 }), 0.1)
    await user.type(screen.getByRole('spinbutton'), '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(changes).toEqual([0.2, 0.3, 0.3, 0.2])
  })

  it('takes the full-width digits of an input method', () => {
    const { changes } = editCell(cellField('inputNumber'))
    const box = screen.getByRole<HTMLInputElement>('spinbutton')
    fireEvent.compositionStart(box)
    fireEvent.change(box, { target: { value: '１２' } })
    fireEvent.compositionEnd(box)
    expect(changes).toEqual([12])
    expect(box.value).toBe('12')
  })

  it('follows a value that is set from outside while a draft stands', async () => {
    const { user, changes } = editCell(cellField('inputNumber'), 5)
    const box = screen.getByRole<HTMLInputElement>('spinbutton')
    await user.type(box, '{ArrowUp}')
    expect([box.value, changes]).toEqual(['6', [6]])
  })

  it('cannot be changed when it is only to be read', async () => {
    const { changes, user } = editCell(cellField('inputNumber'), 5, { readOnly: true })
    await user.type(screen.getByRole('spinbutton'), '{ArrowUp}7')
    await user.tab()
    expect(changes).toEqual([])
  })
})

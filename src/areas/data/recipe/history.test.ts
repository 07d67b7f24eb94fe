import { expect, it } from 'vitest'
import { begin, change, moved, redo, renamed, undo } from './history'

const step = (name: string) => ({ do: 'drop', columns: [name] })

it('what was changed is undone and done again; typing in one place is one change', () => {
  const one = change(begin([]), [step('a')])
  const typed = change(change(one, [step('b')], '0 columns'), [step('bc')], '0 columns')
  expect(undo(typed).steps).toEqual([step('a')])
  expect(redo(undo(typed)).steps).toEqual([step('bc')])
  expect(undo(undo(undo(typed))).steps).toEqual([])
  expect(redo(change(undo(typed), [step('d')])).steps).toEqual([step('d')])
})

it('a step goes to another place, and nowhere beyond the ends', () => {
  const steps = [step('a'), step('b'), step('c')]
  expect(moved(steps, 0, 2).map(({ columns }) => String(columns))).toEqual(['b', 'c', 'a'])
  expect(moved(steps, 0, -1)).toBe(steps)
  expect(moved(steps, 2, 3)).toBe(steps)
})

it('a column is replaced wherever a step names it, and nowhere else', () => {
  expect(renamed({ do: 'sort', keys: [{ column: '金 额' }] }, '金 额', '金额')).toEqual({ do: 'sort', keys: [{ column: '金额' }] })
  expect(renamed({ do: 'filter', when: "金额元 > 1 && row['金额'] < 2 && 金额 != 3 && 名称 == '金额'" }, '金额', '付款(元)')).toEqual({
    do: 'filter',
    when: "金额元 > 1 && row['付款(元)'] < 2 && row['付款(元)'] != 3 && 名称 == '金额'",
  })
  const union = { do: 'union', with: { sheet: 's', steps: [step('a')] } }
  expect(renamed(union, 'a', 'b')).toEqual(union)
})

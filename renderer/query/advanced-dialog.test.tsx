import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { fakeClient, testHost } from '../../tests/helpers/client'
import { dialogTitled, noDialogTitled } from '../../tests/helpers/dialogs'
import { inHost } from '../../tests/helpers/host'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { plainStyles } from '../../tests/helpers/plain-styles'
import type { ScreenModel } from '../model/screen'
import { fittingConditions } from './condition-fields'
import type { QueryState } from './props'
import { QueryBar } from './query-bar'

beforeAll(plainStyles)

const fields = [fieldModel('name', { title: '姓名', query: 'like' }), fieldModel('level', { title: '级别' })]
const plain = screenModel(fields)

async function open(model: ScreenModel = plain, host = testHost(), state: QueryState = { filters: {} }) {
  const onSearch = vi.fn<(state: QueryState) => void>()
  const user = userEvent.setup()
  render(inHost(host, <QueryBar screen={model} state={state} onSearch={onSearch} />))
  await user.click(screen.getByRole('button', { name: '高级查询' }))
  const dialog = await dialogTitled('高级查询构造器')
  return { user, host, onSearch, element: dialog, dialog: within(dialog) }
}

async function chooseField({ user, dialog }: Awaited<ReturnType<typeof open>>, title: string) {
  await user.click(dialog.getByRole('combobox', { name: '查询字段' }))
  await user.click((await screen.findAllByText(title, { selector: '.ant-select-item-option-content' })).at(-1) as HTMLElement)
}

describe('高级查询构造器', () => {
  it('is 1000 wide, with its four buttons in their order and the card of saved queries', async () => {
    const { element, dialog, user } = await open()
    expect(element.style.width || (element.closest('.ant-modal') as HTMLElement).style.width).toBe('1000px')
    const footer = element.querySelector('.ant-modal-footer') as HTMLElement
    expect(
      within(footer)
        .getAllByRole('button')
        .map(each => each.textContent),
    ).toEqual(['重置', '保存查询条件', '关闭', '查询'])
    expect(dialog.getByText('保存的查询')).toBeTruthy()
    expect(await dialog.findByText('没有保存任何查询，设置条件后可保存')).toBeTruthy()
    expect(dialog.getByText('AND（所有条件都要求匹配）')).toBeTruthy()
    await user.click(within(footer).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(noDialogTitled('高级查询构造器')).toBe(true))
  })

  it('offers the ten comparisons under their names, 等于 first', async () => {
    const place = await open()
    await chooseField(place, '姓名')
    await place.user.click(place.dialog.getByRole('combobox', { name: '匹配规则' }))
    const options = await screen.findAllByText(/./, { selector: '.ant-select-item-option-content' })
    const names = options.map(option => option.textContent)
    expect(names.slice(-6)).toEqual(['等于', '包含', '以..开始', '以..结尾', '在...中', '不等于'])
  })

  it('counts a line without a value as empty', async () => {
    const place = await open()
    await chooseField(place, '姓名')
    await place.user.click(place.dialog.getByRole('button', { name: '查询' }))
    await place.user.click(place.dialog.getByRole('button', { name: '保存查询条件' }))
    expect(place.host.notices).toEqual(['warning: 不能查询空条件', 'warning: 空条件不能保存'])
    expect(place.onSearch).not.toHaveBeenCalled()
  })

  it('keeps queries under the page, or under the code that the screen names', async () => {
    const pages: unknown[] = []
    const client = fakeClient({
      'GET /sys/savedQuery/mine': ({ query }: { query?: { page?: unknown } }) => {
        pages.push(query?.page)
        return []
      },
    })
    await open(plain, testHost({ client }))
    await waitFor(() => expect(pages.at(-1)).toBe('test/screen'))
    document.body.innerHTML = ''
    await open({ ...plain, query: { ...plain.query, saved: 'people' } }, testHost({ client }))
    await waitFor(() => expect(pages.at(-1)).toBe('people'))
  })

  it('explains a saved query whose field is gone, and shows the rest of it', async () => {
    const records = [
      { field: 'level', rule: 'eq', val: '7' },
      { matchType: 'or', records: [{ field: 'gone', rule: 'eq', val: '1' }] },
    ]
    const row = { id: 'q1', title: '旧查询', mine: true, ownerName: null, roleIds: [], version: 0 }
    const client = fakeClient({ 'GET /sys/savedQuery/mine': [{ ...row, content: JSON.stringify({ matchType: 'and', records }) }] })
    const { user, dialog, host } = await open(plain, testHost({ client }))
    await user.click(await dialog.findByRole('button', { name: '旧查询' }))
    expect(host.notices).toEqual(['warning: 以下字段已不可用，其条件已去除，请核对后再查询：gone'])
    expect(dialog.getAllByRole('group')).toHaveLength(1)
    expect(dialog.getByRole('textbox', { name: '级别' })).toHaveProperty('value', '7')
  })
})

describe('the conditions that can still be asked', () => {
  const on = (field: string, operator: 'eq' | 'gt' = 'eq') => ({ field, operator, value: '1' })
  it.each([
    ['all', { match: 'or', conditions: [on('name'), on('level')] }, 2, []],
    ['those of fields that are there', { match: 'and', conditions: [on('name'), on('gone')] }, 1, ['gone']],
    ['those whose field compares so', { match: 'and', conditions: [on('name', 'gt'), on('level')] }, 1, ['姓名']],
    ['none', { match: 'and', conditions: [{ match: 'or', conditions: [on('gone'), on('gone')] }] }, 0, ['gone']],
  ] as const)('are %s', (_, group, left, gone) => {
    const fitting = fittingConditions(testCells, group, fields)
    expect([fitting.group?.conditions.length ?? 0, fitting.gone]).toEqual([left, gone])
  })
})

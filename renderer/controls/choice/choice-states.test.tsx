import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell } from '../../../tests/helpers/draw-cells'

const DICT = 'GET /sys/dict/getDictItems/kinds'
const field = cellField('list_multi', {}, { dict: 'kinds' })
const open = async () => fireEvent.mouseDown(await screen.findByRole('combobox', { name: '字段' }))

describe('a list of several choices', () => {
  it('says that its dictionary is on its way, and then offers it', async () => {
    let finish: (options: unknown) => void = () => {}
    const client = fakeClient({
      [DICT]: () =>
        new Promise(resolve => {
          finish = resolve
        }),
    })
    editCell(field, null, { host: testHost({ client }) })
    await open()
    expect(await screen.findByText('加载中…')).toBeDefined()
    finish([{ value: '1', text: '甲' }])
    expect(await screen.findByTitle('甲')).toBeDefined()
  })

  it('says that its dictionary could not be read, and reads it again', async () => {
    let broken = true
    const host = testHost({ client: fakeClient({ [DICT]: () => (broken ? new Error('断了') : [{ value: '1', text: '甲' }]) }) })
    const { changes, user } = editCell(field, null, { host })
    await open()
    const again = await screen.findByRole('button', { name: /重\s*试/, hidden: true })
    // When it was drawn, and once more when a user opened it.
    expect(host.notices).toEqual(Array(2).fill('warning: 请求字典值【kinds】失败！'))
    broken = false
    await user.click(again)
    await user.click(await screen.findByTitle('甲'))
    expect(changes).toEqual(['1'])
  })

  it('says that there is nothing', async () => {
    editCell(field, null, { host: testHost({ client: fakeClient({ [DICT]: [] }) }) })
    await open()
    expect(await screen.findByText('暂无数据')).toBeDefined()
  })
})

it('is a group of boxes by the word checkbox_group too', () => {
  cellField('checkbox')
  expect(testCells.resolve('checkbox_group')).toBe('checkbox')
})

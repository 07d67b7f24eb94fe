import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { findCode } from '../../../tests/helpers/code'
import { cellField, editCell, faces, fadingIn, showCell } from '../../../tests/helpers/draw-cells'
import { fillInPlaces } from '../../../tests/helpers/rich-text'
import { columnsAfter, paramsAfter } from './parsed'

const PARSE = 'GET /online/cgreport/head/parseSql'
const SQL = 'select level, count(*) as people from course_lecturer where name = ${name} group by level'
const parsed = {
  fields: [
    { fieldName: 'level', fieldTxt: 'level', fieldType: 'String', isShow: 1, orderNum: 0 },
    { fieldName: 'people', fieldTxt: 'people', fieldType: 'Long', isShow: 1, orderNum: 1 },
  ],
  params: ['name'],
}

function edit(answer: unknown, record: Record<string, unknown> = {}, start: string | null = SQL) {
  const client = fakeClient({ [PARSE]: answer })
  const setOthers = vi.fn()
  const drawn = editCell(cellField('report_sql'), start, { host: testHost({ client }), record, setOthers })
  return { client, setOthers, ...drawn }
}
const parse = async () => {
  await findCode('字段')
  fireEvent.click(await screen.findByRole('button', { name: '解析SQL' }))
}

beforeEach(fillInPlaces)

describe('the statement of a report', () => {
  it.each([
    [SQL, SQL, SQL],
    ['', '', null],
  ])('reads %o as "%s"', (wire, text, back) => {
    expect(faces(cellField('report_sql'), wire)).toEqual([text, back])
  })

  it('fades after its beginning in a list, and as a whole in the details', async () => {
    const { container } = showCell({ ...cellField('report_sql'), ellipsis: 25 }, { it: SQL })
    expect(fadingIn(container)).toEqual([SQL, '25em'])
    showCell(cellField('report_sql'), { it: SQL }, { view: 'details' })
    expect((await screen.findByRole('region', { name: '字段' })).textContent).toContain('group by level')
  })

  it('is read by the server, and its columns and parameters go into the fields beside', async () => {
    const { client, setOthers } = edit(parsed)
    await parse()
    expect(await screen.findByText('解析成功：2列，1个参数')).toBeDefined()
    expect(client.calls).toMatchObject([{ query: { sql: SQL, dbKey: '' } }])
    expect(setOthers).toHaveBeenCalledWith({
      items: [
        {
          fieldName: 'level',
          fieldTxt: 'level',
          fieldType: 'String',
          isShow: '1',
          isOrder: '0',
          isSearch: '0',
          searchMode: 'single',
          isTotal: '0',
        },
        {
          fieldName: 'people',
          fieldTxt: 'people',
          fieldType: 'Long',
          isShow: '1',
          isOrder: '0',
          isSearch: '0',
          searchMode: 'single',
          isTotal: '0',
        },
      ],
      params: [{ paramName: 'name', paramTxt: 'name', rule: 'eq' }],
    })
  })

  it('keeps what somebody has set up of a column and of a parameter', () => {
    const level = { fieldName: 'level', fieldTxt: '级别', isShow: '0', dictCode: 'lecturer_level' }
    const gone = { fieldName: 'gone', fieldTxt: '没有了' }
    expect(columnsAfter([gone, level], parsed).map(row => row.fieldTxt)).toEqual(['级别', 'people'])
    expect(columnsAfter([gone, level], parsed)[0]).toBe(level)
    const name = { paramName: 'name', paramTxt: '姓名', paramValue: '王' }
    expect(paramsAfter([{ paramName: 'gone' }, name], parsed)).toEqual([name])
  })

  it('says why it is refused, and changes nothing', async () => {
    const { setOthers } = edit(new Error('SQL中不能使用“pg_sleep”'))
    await parse()
    expect((await screen.findByRole('alert')).textContent).toContain('SQL中不能使用“pg_sleep”')
    expect(setOthers).not.toHaveBeenCalled()
  })

  it('cannot be read while there is none', async () => {
    edit(parsed, {}, null)
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: '解析SQL' })).disabled).toBe(true)
  })
})

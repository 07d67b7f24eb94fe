import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { cellRenderer } from '../../../tests/helpers/cells'
import { fakeClient, type RecordedCall, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'

const table = { dict: 'example_region,name,id', pidField: 'pid', pidValue: '0' }
const below = (pid: string) =>
  `GET /sys/dict/loadTreeData?pid=${pid}&pidField=pid&tableName=example_region&text=name&code=id&hasChildField=&condition=`

const answers = {
  [below('0')]: [
    { key: 'g', title: '广东省' },
    { key: 'h', title: '湖南省' },
  ],
  [below('g')]: [{ key: 'sz', title: '深圳市' }],
  [below('h')]: [{ key: 'cs', title: '长沙市' }],
  'GET /sys/dict/getDictItems/example_region%2Cname%2Cid': [{ value: 'sz', text: '深圳市' }],
  'GET /sys/dict/loadDictItem/example_region%2Cname%2Cid': ({ query }: RecordedCall) =>
    String(query?.key)
      .split(',')
      .map(key => `名${key}`),
}

function office(more = {}) {
  const client = fakeClient({ ...answers, ...more })
  return { client, host: testHost({ client }) }
}

const top = cellField('link_down', table)
const city = cellField('link_down', { ...table, parent: 'province' })
const open = async () => fireEvent.mouseDown(await screen.findByRole('combobox', { name: '字段' }))
const shown = (title: string) => screen.findByTitle(title)

describe('a level of a cascade', () => {
  it.each([
    ['sz', 'sz', 'sz'],
    [7, '7', '7'],
    ['', '', null],
  ])('reads %o as "%s"', (wire, text, back) => {
    expect(faces(top, wire)).toEqual([text, back])
  })

  it.each([[{}], [{ dict: 'sys_user,realname' }], [{ ...table, linkField: 'city' }]])('does not accept settings %o', settings => {
    expect(() => cellField('link_down', settings)).toThrow()
  })

  it('offers the top where it depends on no field', async () => {
    const { client, host } = office()
    const { changes, user } = editCell(top, null, { host })
    expect(await screen.findByText('请选择')).toBeDefined()
    expect(client.calls).toHaveLength(0)
    await open()
    await user.click(await shown('湖南省'))
    expect(changes).toEqual(['h'])
    expect(client.calls).toHaveLength(1)
  })

  it('offers what belongs to the value of the field on which it depends', async () => {
    const { host } = office()
    const { changes, user } = editCell(city, null, { host, record: { province: 'h' } })
    await open()
    await user.click(await shown('长沙市'))
    expect(changes).toEqual(['cs'])
    expect(screen.queryByTitle('深圳市')).toBeNull()
  })

  it('says what comes first while nothing is chosen above', async () => {
    const { client, host } = office()
    editCell(city, null, { host, record: { province: null } })
    await open()
    expect(await screen.findAllByText('请先选择上级')).toHaveLength(2)
    expect(client.calls).toHaveLength(0)
  })

  it('offers all rows where nobody knows what is chosen above', async () => {
    const { host } = office()
    editCell(city, null, { host, inQuery: true })
    await open()
    expect(await shown('深圳市')).toBeDefined()
  })

  it('forgets what belonged to another value', async () => {
    const { host } = office()
    function Both() {
      const [province, setProvince] = useState('g')
      return (
        <>
          <button type="button" onClick={() => setProvince('h')}>
            湖南
          </button>
          <CellEditor field={city} value={null} onChange={() => {}} record={{ province }} />
        </>
      )
    }
    const { CellEditor } = await import('../../ui/cell/cell-editor')
    const { HostProvider } = await import('../../source/host-context')
    const { render } = await import('@testing-library/react')
    render(
      <HostProvider renderer={cellRenderer} host={host}>
        <Both />
      </HostProvider>,
    )
    await open()
    await shown('深圳市')
    fireEvent.click(screen.getByRole('button', { name: '湖南' }))
    expect(await shown('长沙市')).toBeDefined()
  })

  it('shows names, asked for once for all that are drawn together', async () => {
    const { client, host } = office()
    const { container } = showCell(city, { it: 'sz' }, { host })
    showCell(city, { it: 'cs' }, { host })
    await vi.waitFor(() => expect(container.textContent).toBe('名sz'))
    expect(client.calls.map(({ query }) => query)).toEqual([{ key: 'sz,cs', delNotExist: false }])
  })

  it('says that it could not load, and tries again', async () => {
    let broken = true
    const { host } = office({ [below('0')]: () => (broken ? new Error('断了') : answers[below('0')]) })
    editCell(top, null, { host })
    await open()
    const again = await screen.findByRole('button', { name: /重\s*试/, hidden: true })
    expect(host.notices).toEqual(['warning: 请求字典值【example_region,name,id】失败！'])
    broken = false
    fireEvent.click(again)
    expect(await shown('广东省')).toBeDefined()
  })

  it('says what is no condition', async () => {
    const { host } = office()
    editCell(cellField('link_down', { ...table, condition: "pid='0'" }), null, { host })
    expect((await screen.findByRole('alert')).textContent).toContain('组件JTreeSelect-condition传值有误，需要一个json字符串!')
  })
})

describe('a level of a cascade of dictionaries', () => {
  const dictionaries = {
    'GET /sys/dict/getDictItems/kind': [
      { value: '11', text: '财务审计' },
      { value: '12', text: '经责审计' },
      { value: '21', text: '信息审计' },
    ],
  }
  const field = (more = {}) => cellField('link_down', { dict: 'kind', parent: 'group', links: { 1: '12,11', 2: '21' }, ...more })
  const titles = async () => {
    await open()
    return [...document.querySelectorAll('.ant-select-item-option')].map(option => option.textContent)
  }
  const choosing = async (more: object, settings: object = {}) => {
    const { host } = office(dictionaries)
    const drawn = editCell(field(settings), null, { host, ...more })
    await screen.findByRole('combobox', { name: '字段' })
    return drawn
  }

  it('offers what belongs to the value above, in the order of the dictionary', async () => {
    const { changes, user } = await choosing({ record: { group: '1' } })
    await vi.waitFor(async () => expect(await titles()).toEqual(['财务审计', '经责审计']))
    await user.click(await shown('经责审计'))
    expect(changes).toEqual(['12'])
  })

  it.each([
    ['a value to which nothing belongs', { record: { group: 'toString' } }, {}, '暂无数据'],
    ['no value above', { record: { group: null } }, {}, '请先选择上级'],
  ])('offers nothing for %s, and says why', async (_, more, settings, told) => {
    await choosing(more, settings)
    await open()
    expect((await screen.findAllByText(told)).length).toBeGreaterThan(0)
    expect(screen.queryByTitle('财务审计')).toBeNull()
  })

  it.each([
    ['nobody knows what is chosen above', { inQuery: true }, {}],
    ['nothing is linked', { record: { group: '1' } }, { links: null }],
    ['it is the top', { record: {} }, { parent: null, links: null }],
  ])('offers everything where %s', async (_, more, settings) => {
    await choosing(more, settings)
    await vi.waitFor(async () => expect(await titles()).toEqual(['财务审计', '经责审计', '信息审计']))
  })

  it('shows the text of the dictionary', async () => {
    const { host } = office(dictionaries)
    const { container } = showCell(field(), { it: '12' }, { host })
    await vi.waitFor(() => expect(container.textContent).toBe('经责审计'))
  })
})

import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
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

  it.each([[{}], [{ dict: 'sex' }], [{ ...table, linkField: 'city' }]])('does not accept settings %o', settings => {
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
    const { CellEditor } = await import('../../widgets/cell-editor')
    const { HostProvider } = await import('../../source/host-context')
    const { render } = await import('@testing-library/react')
    render(
      <HostProvider host={host}>
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

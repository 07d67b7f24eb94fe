import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField } from '../../../tests/helpers/draw-cells'
import type { CellType } from '../../model/cell-type'
import { cellType, createRenderer } from '../../registry'
import { HostProvider } from '../../source/host-context'
import { CellEditor } from './cell-editor'
import { CellView } from './cell-view'

function Breaking({ value }: { readonly value: string | null }) {
  if (value === 'bad') throw new Error('broken on purpose')
  return <>{value}</>
}

const breaking: CellType<string, object> = {
  type: 'breaking',
  title: '会坏的',
  kind: 'text',
  operators: [],
  settings: { type: 'object', properties: {}, required: [] },
  codec: {
    decode: wire => (wire === undefined ? null : String(wire)),
    encode: value => value,
    text: value => value ?? '',
    fromText: text => text,
  },
  Viewer: Breaking,
}

const renderer = createRenderer({ cells: [...testCells.all, cellType(breaking)] })

/** React says on the console what a boundary caught; here it is meant to. */
function quietly(run: () => void) {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  run()
  silent.mockClear()
}

const neighbour = cellField('input', {}, { name: 'other' })

describe('a cell in its place', () => {
  it('that breaks says so there, is reported, and leaves its neighbours alone', () => {
    const report = vi.fn()
    const field = cellField('breaking', {}, {}, renderer.cells)
    const row = { it: 'bad', other: 'fine' }
    quietly(() =>
      render(
        <HostProvider renderer={renderer} host={testHost({ report })}>
          <CellView field={field} row={row} view="list" />
          <CellView field={neighbour} row={row} view="list" />
        </HostProvider>,
      ),
    )
    expect(screen.getByRole('alert', { name: '显示出错：broken on purpose' })).toBeDefined()
    expect(screen.getByText('fine')).toBeDefined()
    expect(report).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken on purpose' }), 'cell breaking of field it')
  })

  it('that broke is tried again with another value', () => {
    const host = testHost()
    const field = cellField('breaking', {}, {}, renderer.cells)
    const draw = (it: string) => (
      <HostProvider renderer={renderer} host={host}>
        <CellView field={field} row={{ it }} view="list" />
      </HostProvider>
    )
    let drawn: ReturnType<typeof render> | undefined
    quietly(() => {
      drawn = render(draw('bad'))
    })
    drawn?.rerender(draw('good'))
    expect(screen.getByText('good')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('of a type that nobody defined says the nearest one', () => {
    render(
      <HostProvider renderer={renderer} host={testHost()}>
        <CellView field={{ ...neighbour, type: 'inptu' }} row={{ other: 'x' }} view="list" />
      </HostProvider>,
    )
    expect(screen.getByRole('alert').getAttribute('aria-label')).toBe('显示出错：no cell type "inptu". Did you mean "input"?')
  })

  it('shows what the API sent beside the reason why it cannot be read', () => {
    render(
      <HostProvider renderer={renderer} host={testHost()}>
        <CellView field={neighbour} row={{ other: { a: '<b>' } }} view="list" />
      </HostProvider>,
    )
    expect(screen.getByRole('alert', { name: '此值不是文本' }).textContent).toContain('{"a":"<b>"}')
  })

  it('asks for the dictionary of its field when its type reads options', async () => {
    const client = fakeClient({ 'GET /sys/dict/getDictItems/sex': [{ value: '1', text: '男' }] })
    const field = cellField('select', {}, { dict: 'sex' })
    const { container } = render(
      <HostProvider renderer={renderer} host={testHost({ client })}>
        <CellView field={field} row={{ it: 1 }} view="list" />
        <CellView field={{ ...field, type: 'input', dict: 'none' }} row={{ it: 1 }} view="list" />
      </HostProvider>,
    )
    await vi.waitFor(() => expect(container.textContent).toBe('男1'))
    expect(client.calls).toHaveLength(1)
  })

  it('offers given options instead of those of the field', async () => {
    const change = vi.fn()
    const field = cellField('radio', {}, { options: [{ value: '1', text: '甲' }] })
    render(
      <HostProvider renderer={renderer} host={testHost()}>
        <CellEditor field={field} value={null} onChange={change} options={[{ value: '2', text: '乙' }]} />
      </HostProvider>,
    )
    await userEvent.click(screen.getByRole('radio', { name: '乙' }))
    expect(change).toHaveBeenCalledWith('2')
    expect(screen.queryByRole('radio', { name: '甲' })).toBeNull()
  })

  it('says when it cannot be edited', () => {
    render(
      <HostProvider renderer={renderer} host={testHost()}>
        <CellEditor field={cellField('breaking', {}, {}, renderer.cells)} value="x" onChange={() => undefined} />
      </HostProvider>,
    )
    expect(screen.getByRole('alert').getAttribute('aria-label')).toContain('此字段不能编辑')
  })
})

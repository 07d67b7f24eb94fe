import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef, type ReactNode } from 'react'
import { DataGrid, type DataGridHandle, type DataGridProps, gridColumn, RowStore } from '../../renderer/grid'
import type { Row } from '../../renderer/model/source'
import { RendererProvider } from '../../renderer/source/host-context'
import { gridFields, lightRenderer } from './grid'
import { testField } from './screen'

/** Those of `gridFields` and a switch. */
export const columns = [
  ...gridFields,
  testField('ok', '启用', { type: 'switch', settings: { values: ['Y', 'N'], texts: ['是', '否'] } }),
].map(field => gridColumn(field))
export const people = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `r${at}`, name: `行${at}`, count: at, level: '1', ok: 'N' }))

/** What stands around a grid by itself. */
export const GridPage = ({ children }: { readonly children: ReactNode }) => (
  <RendererProvider renderer={lightRenderer}>{children}</RendererProvider>
)

/** A grid over rows, and the keys of a person. */
export async function drawGrid(rows: readonly Row[], props: Partial<DataGridProps> = {}) {
  const store = new RowStore({ rows, orderField: 'orderNum' })
  const ref = createRef<DataGridHandle>()
  const again = (more: Partial<DataGridProps> = {}) => (
    <DataGrid ref={ref} title="明细" columns={columns} store={store} {...props} {...more} />
  )
  const view = render(again(), { wrapper: GridPage })
  const handle = ref.current
  if (handle === null) throw new Error('no handle')
  const go = (id: string, key: string) =>
    act(async () => {
      handle.activate({ id, key })
      handle.focus()
    })
  const press = (key: string, held: object = {}) => act(async () => void fireEvent.keyDown(input(), { key, ...held }))
  const type = (text: string) => act(async () => void fireEvent.input(input(), { target: { value: text } }))
  await act(async () => undefined)
  return { ...view, again, store, handle, go, press, type }
}

/** Where all is typed. A list of options makes a combobox of it. */
export const input = () => screen.queryByRole<HTMLTextAreaElement>('combobox') ?? screen.getByRole<HTMLTextAreaElement>('textbox')
/** What the cells of a row show. */
export const texts = (row: number) => {
  const cells = document.querySelectorAll(`[role=row][aria-rowindex="${row + 2}"] .weft-grid-cell`)
  return [...cells].map(cell => cell.textContent)
}

import { render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PrintSheet } from '../../renderer/form/print-sheet'
import { printRows } from '../../renderer/list/print-rows'
import { decodeCell, encodeCell } from '../../renderer/registry'
import { type CellSample, cellSamples } from '../helpers/cell-samples'
import { editCell, faces, showCell } from '../helpers/draw-cells'
import { inHost, testRenderer } from '../helpers/host'
import { office, sampleField } from '../helpers/office'
import { fillInPlaces } from '../helpers/rich-text'

beforeAll(async () => {
  // The first of them loads its editor.
  await Promise.all([
    import('../../renderer/cells/umeditor/editor'),
    import('../../renderer/cells/umeditor/rich/rich-editor'),
    import('../../renderer/controls/code/code-editor'),
  ])
})
beforeEach(() => {
  fillInPlaces()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
})

const PICTURES = 'img, svg, canvas, [role], pre, ul, table'

/** What is drawn, by its words, or by the picture that it is. */
async function expectDrawn(element: HTMLElement, { type, text, drawn = text }: CellSample): Promise<void> {
  if (type === 'hidden') expect(element.textContent).toBe('')
  else if (drawn === '') await vi.waitFor(() => expect(element.querySelector(PICTURES) ?? (element.textContent || null)).not.toBeNull())
  else await vi.waitFor(() => expect(element.textContent).toContain(drawn))
}

/** The cells of a printed list, as they are when the window prints. */
async function printedList(sample: CellSample): Promise<readonly string[]> {
  const running = printRows(
    testRenderer.cells,
    office(),
    [sampleField(sample)],
    [
      { id: '1', it: sample.wire },
      { id: '2', it: null },
    ],
  )
  const frame = document.querySelector('iframe') as HTMLIFrameElement
  const print = vi.fn()
  Object.assign(frame.contentWindow as Window, { print })
  vi.spyOn(frame.contentDocument as Document, 'createElement').mockImplementation(name => {
    const element = document.createElement(name)
    if (name === 'img') queueMicrotask(() => element.dispatchEvent(new Event('load')))
    return element
  })
  await running
  expect(print).toHaveBeenCalledOnce()
  const cells = [...(frame.contentDocument?.querySelectorAll('td') ?? [])]
  frame.remove()
  return cells.map(cell => cell.querySelector('img')?.alt ?? cell.textContent ?? '')
}

it('leaves out no cell type', () => {
  expect(cellSamples.map(({ type }) => type).sort()).toEqual([...testRenderer.cells.all].map(({ type }) => type).sort())
})

describe.each(cellSamples.map(sample => [sample.type, sample] as const))('%s', (type, sample) => {
  const { wire, text, printed = text, imported = true, role = 'textbox' } = sample

  it.each(['list', 'details'] as const)('is read in a %s', async view => {
    const { container } = showCell(sampleField(sample), { it: wire }, { host: office(), renderer: testRenderer, view })
    await expectDrawn(container, sample)
  })

  it('is printed with its list as people read it, and nothing where there is nothing', async () => {
    expect(await printedList(sample)).toEqual([printed, ''])
  })

  it('is printed with its record', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    window.print = print
    const parts = [{ key: 'a', title: undefined, items: [{ key: 'it', field: sampleField(sample), row: { it: wire } }] }]
    render(inHost(office(), <PrintSheet title="记录" parts={parts} onDone={() => undefined} />))
    const cell = document.querySelector<HTMLElement>('.weft-print dd, .weft-print-rows')
    await expectDrawn(cell as HTMLElement, sample)
  })

  it.each([
    ['a form', {}, role],
    ['a grid', { compact: true }, sample.inGrid ?? role],
    ['a form where it may not be changed', { readOnly: true }, role],
    ['a form where it is off', { disabled: true }, role],
    ['a query', { inQuery: true }, sample.inQuery ?? role],
  ])('is changed in %s by a control that is called as its field', async (_place, state, wanted) => {
    if (wanted === '' || ('inQuery' in state && testRenderer.cells.get(type).operators.length === 0)) return
    const field = sampleField(sample)
    editCell(field, 'inQuery' in state ? null : decodeCell(testRenderer.cells, field, wire), {
      host: office(),
      renderer: testRenderer,
      ...state,
    })
    const found = wanted === 'password' ? screen.findAllByLabelText('字段') : screen.findAllByRole(wanted, { name: '字段' })
    expect((await found)[0]).toBeDefined()
  })

  it('goes into a workbook as people read it, and comes back as it was', () => {
    const field = sampleField(sample)
    const at = { settings: field.settings, options: sample.rows ?? field.options ?? [] }
    const { codec } = testRenderer.cells.get(type)
    expect(codec.text(codec.decode(wire, at), at)).toBe(text)
    expect(encodeCell(testRenderer.cells, field, decodeCell(testRenderer.cells, field, wire))).toEqual(wire)
    const read = codec.fromText(text, at)
    if (imported) expect(codec.encode(read ?? null, at)).toEqual(wire)
    // A stored file is nothing that a cell of a workbook could be, and stars are no password.
    else expect(read).toBeUndefined()
    expect(faces(field, null)[0]).toBe('')
  })
})

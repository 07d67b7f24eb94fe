import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../tests/helpers/client'
import { cellField, editCell, faces, showCell } from '../../tests/helpers/draw-cells'
import { fillInPlaces } from '../../tests/helpers/rich-text'
import { cellFromText, decodeCell, encodeCell, getCellType } from '../registry'

interface Sample {
  readonly type: string
  readonly wire: unknown
  /** What lists and details draw; a picture by its name. Default: the text. */
  readonly drawn?: string
  /** What exports, copies and prints say. */
  readonly text: string
  /** Files are no part of a workbook, and what is secret is none either. */
  readonly imported?: false
}

const samples: readonly Sample[] = [
  { type: 'textarea', wire: '第一行', text: '第一行' },
  { type: 'input_pop', wire: '第一行', text: '第一行' },
  { type: 'input_filter', wire: '*审计*', text: '审计' },
  { type: 'tags', wire: '急件;普通', text: '急件;普通', drawn: '急件' },
  { type: 'ellipsis', wire: '摘要', text: '摘要' },
  { type: 'password', wire: 'Aa-1', text: '******', imported: false },
  { type: 'color', wire: '#1890FF', text: '#1890FF' },
  { type: 'rate', wire: 3, text: '3', drawn: '' },
  { type: 'slider', wire: 30, text: '30' },
  { type: 'qrcode', wire: 'ZC-1', text: 'ZC-1', drawn: '' },
  { type: 'barcode', wire: 'ZC-1', text: 'ZC-1', drawn: '' },
  { type: 'code', wire: 'select 1', text: 'select 1' },
  { type: 'json', wire: { a: 1 }, text: '{"a":1}', drawn: 'a' },
  { type: 'markdown', wire: '甲', text: '甲' },
  { type: 'umeditor', wire: '<p>甲</p>', text: '甲' },
  { type: 'upload', wire: 'temp/1/a.zip', text: 'a.zip', imported: false },
  { type: 'file', wire: 'temp/1/a.zip', text: 'a.zip', imported: false },
  { type: 'image', wire: 'temp/1/a.png', text: 'a.png', drawn: '', imported: false },
  { type: 'cron', wire: '0 0 8 * * ?', text: '0 0 8 * * ?' },
]

const host = () => testHost({ client: fakeClient({ 'GET /sys/common/static/temp/1/a.png': new Blob(['x']) }) })

// The first of them loads its editor.
beforeAll(async () => {
  await Promise.all([import('./umeditor/editor'), import('./umeditor/rich/rich-editor'), import('../widgets/code/code-editor')])
}, 60_000)
beforeEach(() => {
  fillInPlaces()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
})

describe.each(samples)('$type', ({ type, wire, text, drawn = text, imported = true }) => {
  it.each(['list', 'details'] as const)('is shown in %s', async view => {
    const { container } = showCell(cellField(type), { it: wire }, { view, host: host() })
    if (drawn === '') await vi.waitFor(() => expect(container.querySelector('img, svg, canvas, [role], pre, ul')).not.toBeNull(), 5000)
    else await vi.waitFor(() => expect(container.textContent).toContain(drawn), 5000)
  })

  it.each([
    ['a form', {}],
    ['a grid', { compact: true }],
    ['a form where it may not be changed', { readOnly: true }],
    ['a form where it is off', { disabled: true }],
    ['a query', { inQuery: true }],
  ])('has its name in %s', async (_place, state) => {
    const field = cellField(type)
    const asked = 'inQuery' in state
    if (asked && getCellType(type).operators.length === 0) return
    editCell(field, asked ? null : decodeCell(field, wire), { host: host(), ...state })
    const [first] = await screen.findAllByLabelText(/字段/, undefined, { timeout: 5000 })
    expect(first).toBeDefined()
  })

  it('is exported as people read it, and imported as it was', () => {
    const field = cellField(type)
    expect(faces(field, wire)).toEqual([text, wire])
    if (imported) expect(encodeCell(field, cellFromText(field, text))).toEqual(wire)
    // A stored file is nothing that a cell of a workbook could be, and stars are no password.
    else expect(cellFromText(field, text)).toBeUndefined()
  })
})

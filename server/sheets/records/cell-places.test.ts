import { describe, expect, it } from 'vitest'
import { entityRegistry, loadEntity, type Option } from '../../../renderer/core'
import { cellSamples } from '../../../tests/helpers/cell-samples'
import { createQueryCatalog } from '../../query'
import { declareAreas } from '../../records/areas'
import { readSheet } from '..'
import { readWorkbook, writeWorkbook } from '../workbook'
import { sheetColumns } from './columns'

declareAreas(createQueryCatalog())

/** What no record keeps, or what has no column of its own: secrets, rows of another table, widgets. */
const APART = new Set(['password', 'grid'])
const kept = cellSamples.filter(({ type }) => !APART.has(type))

/** An entity of one field, as its file would say it. */
function entityOf(
  type: string,
  settings: object | undefined,
  more: { readonly options?: readonly Option[] | undefined; readonly fields?: unknown } = {},
) {
  const { options } = more
  const fields = type === 'object' ? { fields: { city: { title: '城市' }, who: { title: '负责人' } } } : {}
  const it = {
    title: '字段',
    type,
    in: 'list form details import export',
    ...(settings && { props: settings }),
    ...(options && { options }),
    ...fields,
  }
  const text = JSON.stringify({ title: '样例', table: 'test_sample', perm: 'testSample:', fields: { it } })
  const { entity, issues } = loadEntity({ file: 'schemas/entities/test/sample.json', text, registry: entityRegistry })
  expect(issues).toEqual([])
  if (!entity) throw new Error('no entity')
  return entity
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

describe.each(kept.map(sample => [sample.type, sample] as const))(
  '%s',
  (type, { settings, more, wire, text, printed = text, rows, imported = true }) => {
    const entity = entityOf(type, settings, more)
    const options = new Map<string, readonly Option[]>(rows === undefined ? [] : [['it', rows]])
    const columns = (view: 'import' | 'export') => sheetColumns(entity, view, options)

    it('is exported into a workbook as people read it, and imported from it as it was', async () => {
      const cells = columns('export').map(column => column.cell({ it: wire }))
      expect(cells.map(String)).toEqual([type === 'object' ? expect.stringContaining('城市：北京') : printed])
      const sheet = {
        title: '样例',
        subtitle: '',
        columns: columns('export').map(({ title, number }) => ({ title, width: 20, number })),
        rows: [cells],
      }
      const [first] = await readWorkbook(await bytesOf(writeWorkbook(sheet)))
      const read = readSheet(first?.rows ?? [], columns('import'))
      if (imported) expect(read).toEqual({ records: [{ row: 4, record: { it: wire }, messages: [] }] })
      else expect(read).toMatchObject({ records: [{ row: 4, messages: [expect.stringMatching(/^字段：“.*”无法识别$/)] }] })
    })

    it('says nothing where a cell of a workbook is empty', () => {
      expect(columns('export').map(column => column.cell({ it: null }))).toEqual([null])
      expect(columns('import').map(column => column.read(''))).toEqual([{ wire: null }])
    })
  },
)

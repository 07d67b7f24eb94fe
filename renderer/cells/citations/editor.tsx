import { FileSearchOutlined } from '@ant-design/icons'
import { type PickAsk, type PickPage, type PickRow, type PickSource, pickField } from '../../controls/picker/pick'
import { OBJECT_PICKER } from '../../controls/picker/row-picker'
import { RowsEditor } from '../../controls/picker/rows-editor'
import type { CellEditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import type { Host } from '../../model/host'
import type { Row } from '../../model/source'
import { readPage } from '../../source/read-page'
import { CITED, type CitedSource, citationKey } from './citation'
import type { CitationSettings } from './definition'
import { citationNames } from './names'
import { texts } from './texts'

interface Passage {
  readonly page: number
  readonly text: string
  readonly marks?: readonly (readonly [start: number, end: number])[]
}

/** Characters before the words that were found: a column shows some twenty. */
const BEFORE = 6

/** A passage from shortly before the words that were found, so that a column shows them. */
function around({ text, marks = [] }: Passage): string {
  const start = (marks[0]?.[0] ?? 0) - BEFORE
  return start <= 1 ? text : `…${text.slice(start)}`
}

/** A hit as a row to choose: its first passage says which page is cited. */
function hitOf(hit: Row, searched: boolean): PickRow {
  const [passage] = (hit.passages ?? []) as readonly Passage[]
  const source = hit.source as CitedSource
  const name = String(hit.name)
  const page = searched && source === 'document' ? passage?.page : undefined
  const file = typeof hit.fileNo === 'number' ? hit.fileNo : undefined
  const key = citationKey({ source, id: String(hit.id), ...defined({ page, file }) })
  return {
    key,
    text: page === undefined ? name : texts.onPage(name, page),
    row: { ...hit, page: page ?? null, passage: searched && passage ? around(passage) : null },
  }
}

/** Documents and knowledge that the user may read: the best hits of what is searched for, else the latest. */
async function search(host: Host, { page, pageSize, filters }: PickAsk, signal: AbortSignal): Promise<PickPage> {
  const text = (filters.text ?? '').replace(/^\*|\*$/g, '').trim()
  const searched = text !== ''
  const body = {
    // Rows of other records are found by a search too, but have no pages to cite.
    sources: Object.keys(CITED),
    ...(searched && { fullTextContent: text }),
    fullTextSearchSortQuery: { column: searched ? 'related' : 'createTime', order: 'desc' },
    queryPage: page,
    querySize: pageSize,
  }
  const answer = await host.client.request({ method: 'POST', path: '/unstructur/documentdata/search/list', body, silent: true, signal })
  const { rows, total } = readPage(answer)
  return { rows: rows.map(hit => hitOf(hit, searched)), total }
}

const source: PickSource = {
  name: 'citations',
  get columns() {
    return [
      pickField('name', texts.title, { width: 260 }),
      pickField('page', texts.page, { width: 60 }),
      pickField('passage', texts.passage, { width: 300 }),
      pickField('documentTypeName', texts.type, { width: 100 }),
      pickField('companyName', texts.company, { width: 160 }),
    ]
  },
  get filters() {
    return [pickField('text', texts.search, { query: 'like', placeholder: texts.searchHint })]
  },
  load: search,
}

export function Editor({ settings, ...editor }: CellEditorProps<string, CitationSettings>) {
  const icon = <FileSearchOutlined aria-hidden />
  const { multiple } = settings
  return (
    <RowsEditor
      editor={editor}
      parts={{ ...OBJECT_PICKER, source, name: texts.name, title: texts.choose, multiple, icon, labels: citationNames }}
    />
  )
}

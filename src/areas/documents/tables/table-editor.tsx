import { AimOutlined, ArrowLeftOutlined, FileExcelOutlined, SaveOutlined, TableOutlined } from '@ant-design/icons'
import { Alert, Button, Dropdown, Skeleton } from 'antd'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useRead } from '../../../../renderer/contract'
import { Failure, useCloseGuard, useHost } from '../../../../renderer/index'
import type { Hit, TextOf } from '../calls'
import { hitsOf } from './calls'
import { columnKey, foundRow } from './content'
import { HeadsDialog } from './heads-dialog'
import { useDownload } from './tables-panel'
import { texts } from './texts'
import { type CorrectedTable, type OpenTable, useTable } from './use-table'

interface TableEditorProps {
  readonly of: TextOf
  readonly tableKey: string
  /** How the table is called that has no name. */
  readonly fallback: string
  readonly writable: boolean
  /** Marks the place of a cell in the text. */
  readonly onPlace: (places: readonly Hit[]) => void
  /** Brings the place into sight where the table covers the text. */
  readonly onShow: (places: readonly Hit[]) => void
  readonly onBack: () => void
}

/** A table of a document on the grid: read beside the page that it comes from, and corrected. */
export function TableEditor(props: TableEditorProps) {
  const state = useTable(props.of, props.tableKey)
  const { open, error, reload } = state
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={reload}>
        {error instanceof Error ? error.message : String(error)}
      </Failure>
    )
  }
  if (open === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
  return <Editor {...props} state={state} open={open} />
}

interface EditorProps extends TableEditorProps {
  readonly state: CorrectedTable
  readonly open: OpenTable
}

function Editor({ of, tableKey, fallback, writable, onPlace, onShow, onBack, state, open }: EditorProps) {
  const host = useHost()
  const { TextGrid, table, store } = open
  const { titles, title, stale, busy } = state
  const download = useDownload(of)
  const [places, setPlaces] = useState<readonly Hit[]>([])
  const columns = useMemo(() => titles.map((name, at) => ({ key: columnKey(at), title: name || texts.column(at + 1) })), [titles])
  useRead(store, () => store.version)
  const dirty = store.dirty || state.changedHeads
  const mayLeave = () =>
    dirty
      ? host.notify.confirm({ title: texts.unsaved, content: texts.unsavedHint, okText: texts.leave, danger: true })
      : Promise.resolve(true)
  useCloseGuard(dirty ? mayLeave : undefined)
  const follow = (cell: { readonly id: unknown; readonly key: string } | undefined) => {
    const row = cell && foundRow(cell.id)
    const found = row === undefined || row === null ? [] : hitsOf(table.places[row]?.[Number(cell?.key.slice(1))])
    if (found.length === 0) return
    setPlaces(found)
    onPlace(found)
  }
  const back = async () => (await mayLeave()) && onBack()
  const restore = async () => {
    if (await host.notify.confirm({ title: texts.restore, content: texts.restoreHint, danger: true })) await state.restore()
  }
  const { correction } = table
  return (
    <section
      className="weft-table-editor"
      aria-label={title || fallback}
      {...{ onKeyDown: (event: KeyboardEvent) => writable && dirty && saveKeys(event, state.save) }}
    >
      <header>
        <Button
          type="text"
          size="small"
          icon={<ArrowLeftOutlined aria-hidden />}
          aria-label={texts.back}
          title={texts.back}
          onClick={() => void back()}
        />
        <h3>{title || fallback}</h3>
        <Button size="small" icon={<FileExcelOutlined aria-hidden />} disabled={dirty} onClick={() => void download(tableKey)}>
          {texts.export}
        </Button>
      </header>
      <p className="weft-table-facts">
        {texts.pages(table.page, table.lastPage)}
        {texts.origins[table.origin] && ` · ${texts.origins[table.origin]}`}
        {correction && ` · ${texts.correctedBy(correction.by ?? '', correction.time ?? '')}`}
        {!writable && ` · ${texts.readOnly}`}
      </p>
      {stale && (
        <Alert
          type="warning"
          showIcon
          message={texts.stale}
          action={
            <Button size="small" onClick={state.reload}>
              {texts.reload}
            </Button>
          }
        />
      )}
      <TextGrid
        columns={columns}
        store={store}
        title={title || fallback}
        readOnly={!writable}
        height="max(240px, calc(100dvh - 460px))"
        onActive={follow}
        before={
          writable && (
            <Button type="primary" icon={<SaveOutlined aria-hidden />} disabled={!dirty} loading={busy} onClick={() => void state.save()}>
              {texts.save}
            </Button>
          )
        }
        after={
          <span className="weft-table-more">
            <Button icon={<AimOutlined aria-hidden />} disabled={places.length === 0} onClick={() => onShow(places)}>
              {texts.show}
            </Button>
            {writable && <Heads state={state} open={open} onRestore={correction ? () => void restore() : undefined} />}
          </span>
        }
      />
    </section>
  )
}

/** Ctrl+S, as in every grid. */
function saveKeys(event: KeyboardEvent, save: () => Promise<void>): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  void save()
}

interface HeadsProps {
  readonly state: CorrectedTable
  readonly open: OpenTable
  readonly onRestore: (() => void) | undefined
}

/** What can be done with the titles of a table. */
function Heads({ state, open: { store }, onRestore }: HeadsProps) {
  const [editing, setEditing] = useState(false)
  const { title, titles, setHeads } = state
  const fromRow = () => {
    const row = store.at(0)
    setHeads({ title, titles: titles.map((_, at) => String(row?.[columnKey(at)] ?? '')) })
    store.remove([0])
  }
  const toRow = () => {
    store.insert([Object.fromEntries(titles.map((name, at) => [columnKey(at), name]))], 0)
    setHeads({ title, titles: titles.map(() => '') })
  }
  const items = [
    { key: 'edit', label: texts.editHeads, onClick: () => setEditing(true) },
    { key: 'from', label: texts.headFromRow, disabled: store.size < 2, onClick: fromRow },
    { key: 'to', label: texts.rowFromHead, onClick: toRow },
    ...(onRestore ? [{ type: 'divider' as const }, { key: 'restore', label: texts.restore, danger: true, onClick: onRestore }] : []),
  ]
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button icon={<TableOutlined aria-hidden />}>{texts.heads}</Button>
      </Dropdown>
      {editing && (
        <HeadsDialog
          title={title}
          titles={titles}
          onCancel={() => setEditing(false)}
          onDone={(name, columns) => {
            setHeads({ title: name, titles: columns })
            setEditing(false)
          }}
        />
      )}
    </>
  )
}

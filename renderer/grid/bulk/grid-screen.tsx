import { ReloadOutlined, SaveOutlined } from '@ant-design/icons'
import { Alert, Button, Space, Typography } from 'antd'
import dayjs from 'dayjs'
import { type KeyboardEvent, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import type { KindProps } from '../../model/kind'
import type { GridModel } from '../../model/screen'
import type { Row } from '../../model/source'
import { QueryBar } from '../../query'
import { busySign } from '../../widgets/busy-sign'
import { errorText, Failure } from '../../widgets/failure'
import { lazyPart } from '../../widgets/lazy-part'
import type { RowId } from '../engine/temporary-id'
import { Checking } from '../toolbar/checking'
import { GridToolbar } from '../toolbar/grid-toolbar'
import { texts } from '../toolbar/texts'
import { DataGrid } from '../view/validated-grid'
import './bulk.css'
import { type BulkDesk, useBulkDesk } from './use-bulk-desk'

// Rarely needed, and it brings a table along.
const ConflictsDialog = lazyPart(async () => (await import('./conflicts-dialog')).ConflictsDialog)

/** Draws a screen of kind `grid`: the rows of its source, edited in bulk. */
export function GridScreen(props: KindProps) {
  const { screen, onSelect } = props
  const desk = useBulkDesk(props)
  const { store, rows, model, may } = desk
  const [selected, setSelected] = useState<readonly RowId[]>([])
  const select = useCallback(
    (ids: readonly RowId[]) => {
      setSelected(ids)
      onSelect?.(ids.map(id => store.at(store.indexOf(id))).filter((row): row is Row => row !== undefined))
    },
    [onSelect, store],
  )
  useSyncExternalStore(rows.subscribe, () => rows.version)
  // Rows that are about to be replaced, or are not there yet, are for reading: what was changed in them would be lost.
  const standing = rows.phase === 'ready'
  return (
    <div className="weft-bulk" data-fill={model.height === undefined} {...{ onKeyDown: (event: KeyboardEvent) => saveKeys(event, desk) }}>
      <QueryBar screen={screen} state={desk.query} onSearch={desk.search} busy={rows.phase === 'loading'} values={props.values} />
      <DraftOffer desk={desk} />
      <Troubles desk={desk} />
      <DataGrid
        ref={desk.grid}
        columns={desk.columns}
        scopeOf={desk.scopeOf}
        validation={desk.validation}
        store={store}
        title={desk.title}
        height={model.height ?? 'fill'}
        rowHeight={model.rowHeight}
        selection={may.edit ? model.selection : 'none'}
        rowNumber={model.rowNumber}
        frozenRows={model.frozenRows}
        alwaysEdit={model.alwaysEdit}
        readOnly={!may.edit || !standing}
        rowsChangeable={may.add && standing}
        // Sums of some of the rows would be wrong.
        totals={rows.isComplete}
        loading={rows.phase === 'loading'}
        isLoaded={rows.isLoaded}
        readAll={rows.readAll}
        onVisible={rows.see}
        settingsKey={`grid:${screen.id}`}
        sorts={desk.sorts}
        onSort={desk.sort}
        onSelect={select}
        onEditing={desk.onEditing}
        head={<Bar desk={desk} selected={selected} model={model} />}
      />
      {desk.conflicts !== undefined && (
        <Suspense fallback={null}>
          <ConflictsDialog conflicts={desk.conflicts} onDecide={desk.decide} onCancel={desk.dismiss} />
        </Suspense>
      )}
    </div>
  )
}

/** Ctrl+S, as in a form: what is typed in the open cell goes along. A window that is open above has nothing to save. */
function saveKeys(event: KeyboardEvent, { may, save }: BulkDesk): void {
  const { currentTarget, target } = event
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  if (may.edit && target instanceof Node && currentTarget.contains(target)) save()
}

interface BarProps {
  readonly desk: BulkDesk
  readonly selected: readonly RowId[]
  readonly model: GridModel
}

function Bar({ desk, selected, model }: BarProps) {
  const { may, store, busy, rows } = desk
  useSyncExternalStore(store.subscribe, () => store.version)
  const buttons = model.toolbar.filter(button =>
    button === 'add' || button === 'insert' ? may.add : button === 'remove' ? may.remove : true,
  )
  return (
    <GridToolbar
      store={store}
      grid={desk.grid}
      buttons={buttons}
      deleteType={model.deleteType}
      selected={selected}
      readOnly={!may.edit || rows.phase !== 'ready'}
      before={
        may.edit && (
          <Button
            type="primary"
            icon={<SaveOutlined aria-hidden />}
            loading={busySign(busy)}
            disabled={!store.dirty}
            autoInsertSpace={false}
            onClick={desk.save}
          >
            {texts.save}
          </Button>
        )
      }
      after={<State desk={desk} />}
    />
  )
}

/** How many rows there are, what was changed and what is wrong. */
function State({ desk }: { readonly desk: BulkDesk }) {
  const { store, validation, rows } = desk
  useSyncExternalStore(validation.subscribe, () => validation.version)
  const { added, changed, removed } = store.marks.counts
  return (
    <Space>
      {/* What else stands here changes with every cell: who hears it would hear nothing else. */}
      <span role="status">
        <Space>
          <Checking validation={validation} stop={desk.check.stop} />
          {validation.count > 0 && <Typography.Text type="danger">{texts.errors(validation.count)}</Typography.Text>}
        </Space>
      </span>
      {store.dirty && <Typography.Text type="warning">{texts.changes(added, changed, removed)}</Typography.Text>}
      {desk.isCut && <Typography.Text type="secondary">{texts.offline}</Typography.Text>}
      {/* Until the first rows are there nobody knows how many. */}
      {(rows.phase === 'ready' || store.size > 0) && <Typography.Text type="secondary">{texts.total(store.size)}</Typography.Text>}
      <Button
        type="text"
        aria-label={texts.reload}
        icon={<ReloadOutlined aria-hidden />}
        onClick={desk.reload}
        disabled={rows.phase === 'loading'}
      />
    </Space>
  )
}

function DraftOffer({ desk: { draft, rows } }: { readonly desk: BulkDesk }) {
  if (draft.offered === undefined || rows.phase !== 'ready') return null
  return (
    <Alert
      type="info"
      showIcon
      message={texts.draftFound(dayjs(draft.offered).format('YYYY-MM-DD HH:mm:ss'))}
      action={
        <Space>
          <Button size="small" type="primary" autoInsertSpace={false} onClick={() => void draft.restore()}>
            {texts.restore}
          </Button>
          <Button size="small" autoInsertSpace={false} onClick={draft.discard}>
            {texts.discard}
          </Button>
        </Space>
      }
    />
  )
}

function Troubles({ desk: { rows } }: { readonly desk: BulkDesk }) {
  if (rows.error === undefined) return null
  return (
    <Failure title={texts.loadFailed} onRetry={() => rows.retry()}>
      {errorText(rows.error)}
    </Failure>
  )
}

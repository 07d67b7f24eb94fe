import { ReloadOutlined, SaveOutlined } from '@ant-design/icons'
import { Alert, Button, Space, Typography } from 'antd'
import dayjs from 'dayjs'
import { type KeyboardEvent, Suspense, useCallback, useState } from 'react'
import { useRead } from '../../hooks/use-store'
import type { KindProps } from '../../model/kind'
import type { GridModel } from '../../model/screen'
import type { Row } from '../../model/source'
import { QueryBar } from '../../query'
import { errorText, Failure } from '../../ui/failure/failure'
import { busySign } from '../../ui/loading/busy-sign'
import { lazyPart } from '../../ui/loading/lazy-part'
import type { RowId } from '../engine/temporary-id'
import { Checking, Failures } from '../toolbar/checking'
import { GridToolbar } from '../toolbar/grid-toolbar'
import { texts } from '../toolbar/texts'
import { DataGrid } from '../view/validated-grid'
import './bulk.css'
import { type BulkController, useBulkController } from './use-bulk-controller'

// Rarely needed, and it brings a table along.
const ConflictsDialog = lazyPart(async () => (await import('./conflicts-dialog')).ConflictsDialog)

/** Draws a screen of kind `grid`: the rows of its source, edited in bulk. */
export function GridScreen(props: KindProps) {
  const { screen, onSelect } = props
  const controller = useBulkController(props)
  const { store, rows, model, may } = controller
  const [selected, setSelected] = useState<readonly RowId[]>([])
  const select = useCallback(
    (ids: readonly RowId[]) => {
      setSelected(ids)
      onSelect?.(ids.map(id => store.at(store.indexOf(id))).filter((row): row is Row => row !== undefined))
    },
    [onSelect, store],
  )
  useRead(rows, () => rows.version)
  // Rows that are about to be replaced, or are not there yet, are for reading: what was changed in them would be lost.
  const standing = rows.phase === 'ready'
  return (
    <div
      className="weft-bulk"
      data-fill={model.height === undefined}
      {...{ onKeyDown: (event: KeyboardEvent) => saveKeys(event, controller) }}
    >
      <QueryBar
        screen={screen}
        state={controller.query}
        onSearch={controller.search}
        busy={rows.phase === 'loading'}
        values={props.values}
      />
      <DraftOffer controller={controller} />
      <Troubles controller={controller} />
      <DataGrid
        ref={controller.grid}
        columns={controller.columns}
        scopeOf={controller.scopeOf}
        validation={controller.validation}
        store={store}
        title={controller.title}
        height={model.height ?? 'fill'}
        spread
        rowHeight={model.rowHeight}
        selection={may.edit ? model.selection : 'none'}
        rowNumber={model.rowNumber}
        frozenRows={model.frozenRows}
        alwaysEdit={model.alwaysEdit}
        readOnly={!may.edit || !standing}
        waits={may.edit && !standing}
        rowsChangeable={may.add && standing}
        // Sums of some of the rows would be wrong.
        totals={rows.sums}
        loading={rows.phase === 'loading'}
        isLoaded={rows.isLoaded}
        readAll={rows.readAll}
        onVisible={rows.see}
        settingsKey={`grid:${screen.id}`}
        sorts={controller.sorts}
        onSort={controller.sort}
        onSelect={select}
        onEditing={controller.onEditing}
        head={<Bar controller={controller} selected={selected} model={model} />}
      />
      {controller.conflicts !== undefined && (
        <Suspense fallback={null}>
          <ConflictsDialog conflicts={controller.conflicts} onDecide={controller.decide} onCancel={controller.dismiss} />
        </Suspense>
      )}
    </div>
  )
}

/** Ctrl+S, as in a form: what is typed in the open cell goes along. A window that is open above has nothing to save. */
function saveKeys(event: KeyboardEvent, { may, save }: BulkController): void {
  const { currentTarget, target } = event
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  if (may.edit && target instanceof Node && currentTarget.contains(target)) save()
}

interface BarProps {
  readonly controller: BulkController
  readonly selected: readonly RowId[]
  readonly model: GridModel
}

function Bar({ controller, selected, model }: BarProps) {
  const { may, store, busy, rows } = controller
  useRead(store, () => store.version)
  const buttons = model.toolbar.filter(button =>
    button === 'add' || button === 'insert' ? may.add : button === 'remove' ? may.remove : true,
  )
  return (
    <GridToolbar
      store={store}
      grid={controller.grid}
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
            onClick={controller.save}
          >
            {texts.save}
          </Button>
        )
      }
      after={<State controller={controller} />}
    />
  )
}

/** How many rows there are, what was changed and what is wrong. */
function State({ controller }: { readonly controller: BulkController }) {
  const { store, validation, rows } = controller
  useRead(validation, () => validation.version)
  const { added, changed, removed } = store.marks.counts
  return (
    <Space>
      {/* What else stands here changes with every cell: who hears it would hear nothing else. */}
      <span role="status">
        <Space>
          <Checking validation={validation} stop={controller.check.stop} />
          <Failures validation={validation} grid={controller.grid} />
        </Space>
      </span>
      {store.dirty && <Typography.Text type="warning">{texts.changes(added, changed, removed)}</Typography.Text>}
      {controller.isCut && <Typography.Text type="secondary">{texts.offline}</Typography.Text>}
      {/* Until the first rows are there their number is unknown. */}
      {(rows.phase === 'ready' || store.size > 0) && <Typography.Text type="secondary">{texts.total(store.size)}</Typography.Text>}
      <Button
        type="text"
        aria-label={texts.reload}
        icon={<ReloadOutlined aria-hidden />}
        onClick={controller.reload}
        disabled={rows.phase === 'loading'}
      />
    </Space>
  )
}

function DraftOffer({ controller: { draft, rows } }: { readonly controller: BulkController }) {
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

function Troubles({ controller: { rows } }: { readonly controller: BulkController }) {
  if (rows.error === undefined) return null
  return (
    <Failure title={texts.loadFailed} onRetry={() => rows.retry()}>
      {errorText(rows.error)}
    </Failure>
  )
}

import { CloseOutlined } from '@ant-design/icons'
import { Button, Empty, Skeleton, Space, Tag } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { Failure, useHost, type WidgetProps } from '../../../../renderer/index'
import { useCall } from '../../use-call'
import { maskColumn, messageOf, openSheet, type SheetAt, type SheetContent, setMeaning } from '../calls'
import { texts } from '../texts'
import { ColumnPanel } from './column-panel'
import { type Condition, type Sorted, stepsOf } from './conditions'
import { ProfileDrawer } from './profile-drawer'
import { RowsGrid } from './rows-grid'
import { SheetHead } from './sheet-head'
import { useRows } from './use-rows'
import '../data.css'

/** Pixels from which the columns stand beside the rows. */
const WIDE = 1000
const SIZE = 100

/** A sheet with its columns and rows: the block's `id`, and `no` of a former version. */
export function DataSheet({ values }: WidgetProps<unknown>) {
  const id = String(values.id ?? '')
  const no = Number(values.no ?? 0)
  if (id === '') return <Empty description={texts.chooseFile} />
  return <Loaded key={`${id} ${no}`} id={id} no={no} />
}

function Loaded({ id, no }: { readonly id: string; readonly no: number }) {
  const at = useMemo<SheetAt>(() => ({ id, ...(no > 0 && { no }) }), [id, no])
  const { found: sheet, error, retry } = useCall(useCallback((client, signal) => openSheet(client, at, signal), [at]))
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {messageOf(error)}
      </Failure>
    )
  }
  if (!sheet) return <Skeleton active paragraph={{ rows: 10 }} />
  return <Opened key={sheet.no} sheet={sheet} at={at} onChanged={retry} />
}

/** What is asked of the rows: conditions, order and page. */
function useAsked() {
  const [conditions, setConditions] = useState<readonly Condition[]>([])
  const [sorts, setSorts] = useState<readonly Sorted[]>([])
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(SIZE)
  const steps = useMemo(() => stepsOf(conditions, sorts), [conditions, sorts])
  return {
    ...{ conditions, sorts, page, size, steps },
    narrow: (condition: Condition) => {
      setConditions(known => (known.some(({ when }) => when === condition.when) ? known : [...known, condition]))
      setPage(1)
    },
    widen: (condition: Condition | undefined) => {
      setConditions(known => (condition ? known.filter(({ when }) => when !== condition.when) : []))
      setPage(1)
    },
    sort: (given: readonly Sorted[]) => {
      setSorts(given)
      setPage(1)
    },
    turn: (to: number, of: number) => {
      setPage(of === size ? to : 1)
      setSize(of)
    },
  }
}

interface OpenedProps {
  readonly sheet: SheetContent
  readonly at: SheetAt
  readonly onChanged: () => void
}

function Opened({ sheet, at, onChanged }: OpenedProps) {
  const host = useHost()
  const asked = useAsked()
  const [panel, setPanel] = useState(() => window.innerWidth >= WIDE)
  const [chosen, setChosen] = useState<string>()
  const { found, error, loading, retry } = useRows({ at, ...asked })
  const column = sheet.columns.find(({ name }) => name === chosen)
  const change = async (work: Promise<unknown>, saved: string) => {
    try {
      await work
      host.notify.success(saved)
      onChanged()
    } catch (failure) {
      host.notify.error(messageOf(failure))
    }
  }
  return (
    <div className="weft-data-sheet">
      <SheetHead sheet={sheet} at={at} steps={asked.steps} onFilter={asked.narrow} onChanged={onChanged} />
      <div className="weft-data-body">
        {panel && <ColumnPanel columns={sheet.columns} rows={sheet.rows} sorts={asked.sorts} onColumn={({ name }) => setChosen(name)} />}
        <div className="weft-data-rows">
          <RowsGrid
            {...{ sheet, found, error, loading, page: asked.page, size: asked.size, sorts: asked.sorts, steps: asked.steps }}
            onSort={asked.sort}
            onPage={asked.turn}
            onRetry={retry}
            before={
              <Space wrap>
                <Button aria-pressed={panel} onClick={() => setPanel(!panel)}>
                  {texts.showColumns}
                </Button>
                <Conditions conditions={asked.conditions} onRemove={asked.widen} />
              </Space>
            }
          />
        </div>
      </div>
      <ProfileDrawer
        column={column}
        rows={sheet.rows}
        mayMask={sheet.mayEdit}
        onFilter={condition => {
          asked.narrow(condition)
          setChosen(undefined)
        }}
        onSort={descending => {
          if (column) asked.sort([{ column: column.name, descending }])
          setChosen(undefined)
        }}
        mayMean={sheet.mayEdit && sheet.current}
        onMeaning={kind => column && void change(setMeaning(host.client, sheet.id, column.name, kind), texts.meaningSaved)}
        onMask={kind => column && void change(maskColumn(host.client, sheet.id, column.name, kind), texts.maskSaved)}
        onClose={() => setChosen(undefined)}
      />
    </div>
  )
}

interface ConditionsProps {
  readonly conditions: readonly Condition[]
  readonly onRemove: (condition: Condition | undefined) => void
}

function Conditions({ conditions, onRemove }: ConditionsProps) {
  if (conditions.length === 0) return null
  return (
    <fieldset className="weft-data-conditions" aria-label={texts.filters}>
      {conditions.map(condition => (
        <Tag
          key={condition.when}
          closable
          closeIcon={<CloseOutlined aria-label={texts.remove(condition.title)} />}
          onClose={() => onRemove(condition)}
        >
          {condition.title}
        </Tag>
      ))}
      {conditions.length > 1 && (
        <Button type="link" size="small" onClick={() => onRemove(undefined)}>
          {texts.clear}
        </Button>
      )}
    </fieldset>
  )
}

import { Cascader, Spin } from 'antd'
import { useMemo, useState } from 'react'
import { inputProps } from '../../controls/base/editor-props'
import { LoadFailed } from '../../controls/base/load-failed'
import { texts as shared } from '../../controls/base/texts'
import type { CellEditorProps } from '../../model/cell-type'
import { inLanguages } from '../../model/language'
import { type Area, type AreaTable, BETWEEN } from './area-table'
import { loadAreas } from './areas'
import type { AreaSettings } from './definition'
import { depthOf } from './levels'
import { fitOf } from './search'
import { useAreas } from './use-areas'

/** What people read of the choice of a place. */
const texts = inLanguages(
  {
    choose: '请选择省市区',
    notFound: '没有找到，可按名称或拼音首字母搜索',
  },
  {
    choose: 'Choose a province, city and district',
    notFound: 'Nothing found; search by name or by the initials of its pinyin',
  },
)

/** Found places that are listed at most. */
const most = 50

/** Three levels do not fit beside each other on a phone. */
const narrow = { maxWidth: 'calc(100vw - 32px)', overflowX: 'auto' } as const

const fitted = (typed: string, path: readonly Area[]) => fitOf(typed, path) ?? Number.POSITIVE_INFINITY

/** What fits best stands first. */
const search = {
  filter: (typed: string, path: readonly Area[]) => fitOf(typed, path) !== undefined,
  sort: (one: readonly Area[], other: readonly Area[], typed: string) => fitted(typed, one) - fitted(typed, other),
  limit: most,
  matchInputWidth: false,
}

/** A place as antd takes it. */
interface Node extends Area {
  readonly children?: Node[]
}

/** Province, city, district, one after the other; typing searches by names and initials. A query may stop anywhere. */
export function Editor(props: CellEditorProps<string, AreaSettings>) {
  const { settings, readOnly, value } = props
  const { store, root } = settings
  // Where names are stored, and where the value is empty, the table of places is loaded when a place is chosen.
  const [asked, setAsked] = useState(props.autoFocus === true || props.unfolded === true)
  const { table, failed } = useAreas(asked || (value !== null && store === 'code'))
  const depth = depthOf(settings)
  const nodes = useMemo(() => (table ? nodesBelow(table, root, depth) : []), [table, root, depth])
  const chosen = useMemo(() => (value === null ? [] : pathOf(table, value, settings)), [table, value, settings])
  const choose = (path: readonly (string | number | null)[] | undefined) => {
    const code = path?.at(-1)
    if (!readOnly) props.onChange(code === undefined || code === null ? null : kept(String(code), props, table))
  }
  return (
    <Cascader<Node, 'code'>
      {...inputProps(props)}
      placeholder={props.placeholder ?? texts.choose}
      options={nodes}
      fieldNames={{ label: 'name', value: 'code', children: 'children' }}
      value={value === null ? [] : chosen.length > 0 ? chosen.map(({ code }) => code) : [value]}
      onChange={choose}
      displayRender={() => (chosen.length > 0 ? chosen.map(({ name }) => name).join(BETWEEN) : value)}
      changeOnSelect={settings.anyLevel || props.inQuery === true}
      showSearch={readOnly ? false : search}
      notFoundContent={<Nothing failed={failed} loading={table === undefined} />}
      allowClear={!readOnly}
      onOpenChange={open => open && setAsked(true)}
      onFocus={() => setAsked(true)}
      styles={{ popup: { root: narrow } }}
      defaultOpen={props.unfolded === true}
      style={{ width: '100%' }}
      {...(readOnly ? { open: false } : {})}
    />
  )
}

function Nothing({ failed, loading }: { readonly failed: boolean; readonly loading: boolean }) {
  if (failed) return <LoadFailed onRetry={() => void loadAreas()} />
  if (!loading) return <span role="status">{texts.notFound}</span>
  return (
    <span role="status">
      <Spin size="small" /> {shared.loading}
    </span>
  )
}

function nodesBelow(table: AreaTable, code: string, depth: number): Node[] {
  return table.below(code).map(area => {
    const children = area.level < depth ? nodesBelow(table, area.code, depth) : []
    return children.length > 0 ? { ...area, children } : area
  })
}

/** The place of a value, from below the root. */
function pathOf(table: AreaTable | undefined, value: string, { store, root }: AreaSettings): readonly Area[] {
  const code = store === 'code' ? value : table?.find(value)[0]?.code
  const path = code === undefined ? [] : (table?.path(code) ?? [])
  return path.slice(path.findIndex(area => area.code === root) + 1)
}

/** What is kept of a place; a query keeps what all places in it begin with. */
function kept(code: string, { settings, inQuery }: CellEditorProps<string, AreaSettings>, table: AreaTable | undefined): string {
  if (settings.store === 'text') return table?.text(code) ?? code
  return inQuery ? code.replace(/(00){1,2}$/, '') : code
}

import { Checkbox } from 'antd'
import { type Key, useState } from 'react'
import { Pager } from '../../ui/pager/pager'
import { texts } from '../../ui/texts'

export interface SideBodyProps {
  /** Those that the search leaves. */
  readonly items: readonly { readonly key: string; readonly title: string }[]
  readonly ticked: readonly Key[]
  readonly onTick: (key: string, on: boolean) => void
  readonly onTickAll: (keys: string[], on: boolean) => void
}

/** Rows that a list shows before it is split into pages. */
const LONG = 100

/** The rows of one side, each a box with its own words, below one that ticks all of them. */
export function SideBody({ items, ticked, onTick, onTickAll }: SideBodyProps) {
  const [page, setPage] = useState(1)
  const shown = Math.min(page, Math.max(1, Math.ceil(items.length / LONG)))
  const keys = new Set(ticked.map(String))
  const count = items.filter(({ key }) => keys.has(key)).length
  return (
    <div className="weft-select-side">
      <Checkbox
        className="weft-select-all"
        disabled={items.length === 0}
        checked={count > 0 && count === items.length}
        indeterminate={count > 0 && count < items.length}
        onChange={({ target }) =>
          onTickAll(
            items.map(({ key }) => key),
            target.checked,
          )
        }
      >
        {texts.tickAll}
      </Checkbox>
      {items.length === 0 && <p className="weft-select-none">{texts.empty}</p>}
      <ul>
        {items.slice((shown - 1) * LONG, shown * LONG).map(({ key, title }) => (
          <li key={key} title={title}>
            <Checkbox checked={keys.has(key)} onChange={({ target }) => onTick(key, target.checked)}>
              {title}
            </Checkbox>
          </li>
        ))}
      </ul>
      {items.length > LONG && (
        <Pager page={shown} pageSize={LONG} pageSizes={[LONG]} total={items.length} tight onChange={setPage}>
          {null}
        </Pager>
      )}
    </div>
  )
}

import { Transfer } from 'antd'
import { type Key, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../../hooks/use-latest'
import type { Row } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { useHost } from '../../source/host-context'
import { readPage } from '../../source/read-page'
import { BlockEmpty, BlockWait } from '../../ui/loading/block-states'
import { fieldText } from '../../ui/text/row-text'
import { texts } from '../../ui/texts'
import type { SelectManySettings } from './definition'
import './select-many.css'
import { SideBody } from './side-body'

interface Item {
  readonly key: string
  readonly title: string
  readonly row: Row
}

/** Moves rows between what there is and what is chosen; siblings see the chosen rows under `selected`. */
export function SelectMany({ settings, data, onSelect }: WidgetProps<SelectManySettings>) {
  const host = useHost()
  const { text, key, note, height, most } = settings
  const [chosen, setChosen] = useState<readonly string[]>(settings.chosen ?? [])
  const items = useMemo(() => {
    const rows = data === undefined ? [] : readPage(data).rows
    return rows.map<Item>(row => ({
      key: fieldText(row, key),
      title: [fieldText(row, text), fieldText(row, note)].filter(part => part !== '').join(' '),
      row,
    }))
  }, [data, key, text, note])
  useTelling(items, chosen, onSelect)
  const frame = useRef<HTMLDivElement>(null)
  useNames(frame)
  if (data === undefined) return <BlockWait height={height} />
  if (items.length === 0) return <BlockEmpty height={height} />
  const change = (keys: readonly Key[]) => {
    if (typeof most === 'number' && keys.length > most) host.notify.warning(texts.tooMany(most))
    else setChosen(keys.map(String))
  }
  return (
    <div ref={frame}>
      <Transfer
        className="weft-select-many"
        dataSource={[...items]}
        targetKeys={[...chosen]}
        onChange={change}
        render={({ title }) => title}
        showSearch
        filterOption={(word, { title }) => title.toLowerCase().includes(word.trim().toLowerCase())}
        titles={[texts.notChosen, texts.chosen]}
        selectAllLabels={[count, count]}
        operations={[texts.take, texts.giveBack]}
        // What is ticked by the body has a name.
        showSelectAll={false}
        listStyle={{ height }}
      >
        {({ filteredItems, selectedKeys, onItemSelect, onItemSelectAll }) => (
          <SideBody items={filteredItems} ticked={selectedKeys} onTick={onItemSelect} onTickAll={onItemSelectAll} />
        )}
      </Transfer>
    </div>
  )
}

function count({ selectedCount, totalCount }: { readonly selectedCount: number; readonly totalCount: number }) {
  return texts.chosenOf(selectedCount, totalCount)
}

/** What Transfer has no word for: its arrows are no part of the names of its buttons, and each search is named by its side. */
function useNames(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const arrow of frame.current?.querySelectorAll('.ant-transfer-operation .anticon') ?? []) arrow.setAttribute('aria-hidden', 'true')
    for (const [index, input] of [...(frame.current?.querySelectorAll('input.ant-input') ?? [])].entries())
      input.setAttribute('aria-label', texts.searchSide(index === 0 ? texts.notChosen : texts.chosen))
  })
}

function useTelling(items: readonly Item[], chosen: readonly string[], onSelect: WidgetProps<SelectManySettings>['onSelect']): void {
  const tell = useLatest(onSelect)
  useEffect(() => {
    const found = new Map(items.map(item => [item.key, item.row]))
    tell.current?.(chosen.flatMap(key => found.get(key) ?? []))
  }, [items, chosen])
}

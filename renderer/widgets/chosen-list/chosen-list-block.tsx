import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../hooks/use-latest'
import type { Row } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { isObject } from '../../source'
import { fieldText } from '../../ui/text/row-text'
import { texts } from '../../ui/texts'
import { ChosenList } from './chosen-list'
import { chosenRows } from './chosen-rows'
import type { ChosenListSettings } from './definition'

/** The rows that siblings chose; what is left of them is what its own siblings see under `selected`. */
export function ChosenListBlock({ settings, title, onSelect }: WidgetProps<ChosenListSettings>) {
  const { key, text, keep } = settings
  const given = JSON.stringify(rowsIn(settings.rows))
  const before = useRef<readonly Row[]>([])
  const [list, setList] = useState<readonly Row[]>([])
  useEffect(() => {
    const now = JSON.parse(given) as readonly Row[]
    const old = before.current
    before.current = now
    setList(shown => chosenRows(shown, old, now, { key, keep }))
  }, [given, key, keep])
  const tell = useLatest(onSelect)
  useEffect(() => tell.current?.(list), [list])
  return (
    <ChosenList
      title={title ?? texts.chosenList}
      chosen={list.map(row => ({ key: fieldText(row, key), text: fieldText(row, text) }))}
      onRemove={gone => setList(list.filter(row => fieldText(row, key) !== gone))}
      onClear={() => setList([])}
    />
  )
}

/** One record counts as a list of one. */
function rowsIn(given: unknown): readonly Row[] {
  if (Array.isArray(given)) return given.filter(isObject)
  return isObject(given) ? [given] : []
}

import { useMemo } from 'react'
import type { Option } from '../model/option'
import { fetchItems } from './fetch-items'
import { useLabels } from './labels'
import { mergedOptions } from './merged-options'
import { useDictionaryState } from './use-dictionary'

const valuesIn = (value: unknown): readonly string[] =>
  typeof value !== 'string' || value === ''
    ? []
    : value
        .split(',')
        .map(part => part.trim())
        .filter(part => part !== '')

/**
 * The options of a table, and behind them those that a value, or several joined by commas, holds and that the table offers no more: they keep
 * their names. `table`: `table,text,code`; undefined, or while it is not loaded: the options alone.
 */
export function useHeld(table: string | undefined, options: readonly Option[], value: unknown): readonly Option[] {
  const { state } = useDictionaryState(table)
  const known = new Set(options.map(option => option.value))
  const held = table !== undefined && state === 'ready' ? valuesIn(value).filter(each => !known.has(each)) : []
  const names = useLabels(`held ${table}`, held, (host, keys) => fetchItems(host, table ?? '', keys))
  const named = held.filter(each => names.has(each)).join(',')
  return useMemo(
    () =>
      mergedOptions(
        options,
        valuesIn(named).map(each => ({ value: each, text: names.get(each) ?? each })),
      ),
    [options, named, names],
  )
}

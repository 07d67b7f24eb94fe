import { useCallback, useMemo, useState } from 'react'
import { evaluateTree, namesInTree } from '../expression'
import { mapConditions } from '../model/condition-tree'
import type { Host } from '../model/host'
import type { KindProps } from '../model/kind'
import type { ConditionGroup } from '../model/operator'
import type { ScreenModel } from '../model/screen'
import type { ListQuery, Source, SourceModel, SourcePlace } from '../model/source'
import { createSource, isObject, recordScope } from '../source'
import { useHost, useRenderer } from '../source/host-context'
import { withLines } from './condition-fields'

/** The source of a screen; lives as long as the screen is drawn and what its expressions read of the place is the same. */
export function useSource({ screen, values, parent }: Pick<KindProps, 'screen' | 'values'> & Pick<SourcePlace, 'parent'>): Source {
  const host = useHost()
  const renderer = useRenderer()
  const written = screen.source ?? NO_SOURCE
  const source = useSteady(
    written,
    useMemo(() => JSON.stringify(written), [written]),
  )
  const uses = useMemo(() => namesInTree(source).filter(({ root }) => root === 'route' || root === 'parent'), [source])
  const place = { route: values, parent }
  const steadyPlace = useSteady(place, JSON.stringify(uses.map(({ path }) => path.reduce<unknown>(memberOf, place))))
  return useMemo(() => createSource(renderer, source, host, steadyPlace), [renderer, source, host, steadyPlace])
}

const NO_SOURCE: SourceModel = { kind: 'data', operations: {}, key: 'id', data: [] }

const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

/** The same value as long as it says the same, as `text` does: a source knows the rows that it has read. */
function useSteady<Value>(value: Value, text: string): Value {
  const [kept, setKept] = useState({ text, value })
  if (kept.text === text) return kept.value
  setKept({ text, value })
  return value
}

/** A back end would take these for filters where rows have such fields. */
const TOLD = new Set(['field', 'queryPage', 'querySize'])

/** A query with the conditions that always hold: those of the screen and those of the place it stands in, and what it shows. */
export function useFullQuery({ screen, values, params }: KindProps): (query: ListQuery) => ListQuery {
  const host = useHost()
  const { fields, list } = screen
  const fixed = JSON.stringify({ ...screenParams(screen.query.params, values, host), ...params })
  return useCallback(
    query => ({
      ...query,
      filters: { ...query.filters, ...(JSON.parse(fixed) as typeof query.filters) },
      ...(query.advanced !== undefined && { advanced: withKinds(query.advanced, fields) }),
      ...(!fields.some(({ name }) => TOLD.has(name)) && { columns: list.columns }),
    }),
    [fixed, fields, list],
  )
}

function withKinds(group: ConditionGroup, fields: ScreenModel['fields']): ConditionGroup {
  const kinds = new Map(withLines(fields).map(({ name, kind }) => [name, kind]))
  return mapConditions(group, condition => ({ ...condition, kind: kinds.get(condition.field) }))
}

function screenParams(params: KindProps['screen']['query']['params'], values: KindProps['values'], host: Host) {
  const evaluated = evaluateTree(params, recordScope({ route: values, host }))
  const entries = Object.entries(isObject(evaluated) ? evaluated : {})
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]])))
}

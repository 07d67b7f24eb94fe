import { useCallback, useMemo, useState } from 'react'
import { evaluateTree } from '../expression'
import { mapConditions } from '../model/condition-tree'
import type { Host } from '../model/host'
import type { KindProps } from '../model/kind'
import type { ConditionGroup } from '../model/operator'
import type { ScreenModel } from '../model/screen'
import type { ListQuery, Source, SourceModel } from '../model/source'
import { createSource, isObject, recordScope } from '../source'
import { useHost, useRenderer } from '../source/host-context'
import { withLines } from './condition-fields'

/** The source of a screen; lives as long as the screen is drawn. */
export function useSource({ screen }: KindProps): Source {
  const host = useHost()
  const renderer = useRenderer()
  const source = useSteadyModel(screen.source ?? NO_SOURCE)
  return useMemo(() => createSource(renderer, source, host), [renderer, source, host])
}

const NO_SOURCE: SourceModel = { kind: 'data', operations: {}, key: 'id', data: [] }

/** The same model as long as it says the same: a source knows the rows that it has read. */
function useSteadyModel(model: SourceModel): SourceModel {
  const text = useMemo(() => JSON.stringify(model), [model])
  const [kept, setKept] = useState({ text, model })
  if (kept.text === text) return kept.model
  setKept({ text, model })
  return model
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

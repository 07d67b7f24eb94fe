import { useRef, useState } from 'react'
import type { ConditionGroup } from '../model/operator'
import { type ConditionLine, completeConditions } from './conditions'

type Match = ConditionGroup['match']

/** The lines of the dialog while they are edited; there is always at least one. */
export function useConditionLines(active: ConditionGroup | undefined) {
  const next = useRef(0)
  const blank = (): ConditionLine => ({ key: next.current++, field: '', operator: 'eq', value: '' })
  const lines = (group: ConditionGroup | undefined): readonly ConditionLine[] =>
    group === undefined || group.conditions.length === 0 ? [blank()] : group.conditions.map(condition => ({ ...blank(), ...condition }))
  const [state, setState] = useState(() => ({ match: active?.match ?? ('and' as Match), lines: lines(active) }))
  return {
    ...state,
    /** The lines that say something; undefined when none does. */
    group: (): ConditionGroup | undefined => {
      const conditions = completeConditions(state.lines)
      return conditions.length === 0 ? undefined : { match: state.match, conditions }
    },
    setMatch: (match: Match) => setState({ ...state, match }),
    change: (line: ConditionLine) => setState({ ...state, lines: state.lines.map(other => (other.key === line.key ? line : other)) }),
    addAfter: (key: number) => setState({ ...state, lines: state.lines.flatMap(line => (line.key === key ? [line, blank()] : [line])) }),
    remove: (key: number) => {
      const left = state.lines.filter(line => line.key !== key)
      setState({ ...state, lines: left.length === 0 ? [blank()] : left })
    },
    show: (group: ConditionGroup | undefined) => setState({ match: group?.match ?? 'and', lines: lines(group) }),
  }
}

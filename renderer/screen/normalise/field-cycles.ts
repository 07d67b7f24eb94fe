import { choosesBy, namesInTree } from '../../expression'
import type { NameUse } from '../../model/expression'
import type { FieldModel } from '../../model/field'
import { whereOf } from '../where'
import { type Context, note } from './context'
import type { FieldDraft } from './field-drafts'

/** What decides a field's value: its own expression or call, whether it is there at all, and which choices are offered. */
const DECIDING = ['value', 'from', 'visible', 'options'] as const

/** Notes fields whose values decide each other in a circle: their values would be undefined. */
export function checkFieldCycles(fields: readonly FieldModel[], drafts: readonly FieldDraft[], context: Context): void {
  // In rows and objects `form` is the record around them.
  const ofRecord = context.objects === undefined
  const needs = new Map(fields.map(field => [field.name, decidedBy(field, ofRecord)]))
  const told = new Set<string>()
  for (const { name } of fields) {
    const cycle = cycleFrom(name, needs)
    if (cycle === undefined || cycle.some(each => told.has(each))) continue
    for (const each of cycle) told.add(each)
    const draft = drafts.find(known => known.name === name)
    if (draft === undefined) continue
    const word = needs.get(name)?.get(cycle[1] ?? name) ?? 'value'
    note(context, 'SCREEN_CYCLE', draft.place(word), whereOf(draft.place(word).path), cycle)
  }
}

/** The names of the fields that decide the value, and by which word. */
function decidedBy(field: FieldModel, ofRecord: boolean): ReadonlyMap<string, (typeof DECIDING)[number]> {
  const found = new Map<string, (typeof DECIDING)[number]>()
  for (const word of DECIDING) {
    for (const { root, path } of namesOf(field, word)) {
      const name = root === 'form' && ofRecord ? path[1] : root
      if (name !== undefined && !found.has(name)) found.set(name, word)
    }
  }
  return found
}

function namesOf(field: FieldModel, word: (typeof DECIDING)[number]): readonly NameUse[] {
  if (word === 'options') return choosesBy(field)
  if (word === 'from') return namesInTree(field.from?.query)
  const expression = field[word]
  return typeof expression === 'object' ? expression.names : []
}

/** The shortest way from a field back to it; undefined when there is none. */
function cycleFrom(start: string, needs: ReadonlyMap<string, ReadonlyMap<string, unknown>>): readonly string[] | undefined {
  const seen = new Set<string>()
  let ways: readonly (readonly string[])[] = [[start]]
  while (ways.length > 0) {
    const next: (readonly string[])[] = []
    for (const way of ways) {
      for (const name of needs.get(way.at(-1) ?? '')?.keys() ?? []) {
        if (name === start) return [...way, name]
        if (seen.has(name)) continue
        seen.add(name)
        next.push([...way, name])
      }
    }
    ways = next
  }
  return undefined
}

import type { FieldModel } from '../model/field'
import type { RuleModel } from '../model/rule'
import { createRules } from '../rules'
import type { QueryEntries } from './filters'

const REQUIRED: RuleModel = { rule: 'required' }

const rules = createRules()

/** Whether a field stands in the query bar alone: its rules are those of the query. */
const isQueryAlone = ({ in: views }: FieldModel) => views.every(view => view === 'query')

const textsOf = (entry: ReturnType<QueryEntries['get']>): readonly string[] =>
  entry === undefined ? [''] : typeof entry === 'string' ? [entry] : [entry.begin, entry.end].filter(Boolean)

/** What is refused in a query bar, by the name of the field; empty: it may be asked. */
export function checkEntries(fields: readonly FieldModel[], entries: QueryEntries): ReadonlyMap<string, string> {
  const messages = new Map<string, string>()
  for (const field of fields.filter(isQueryAlone)) {
    const texts = textsOf(entries.get(field.name))
    const wanted = field.required === true ? [REQUIRED, ...field.rules] : field.rules
    for (const text of texts.length > 0 ? texts : ['']) {
      const message = rules.validateNow(text, wanted, { title: field.title })
      if (message !== undefined && !messages.has(field.name)) messages.set(field.name, message)
    }
  }
  return messages
}

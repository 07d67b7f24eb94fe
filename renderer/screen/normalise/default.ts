import type { FieldModel } from '../../model/field'
import { nearest } from '../../model/nearest'
import type { CellInfo } from '../registry-info'
import { whereOf } from '../where'
import { type Context, note } from './context'
import { readTemplateValue } from './expressions'
import type { FieldDraft } from './field-drafts'

/** What a new record begins with. One that is written out is held against its cell; one with an expression in it is known when a form opens. */
export function readDefault({ written, place }: FieldDraft, cell: CellInfo, settings: FieldModel['settings'], context: Context) {
  const value = written.default
  const said = JSON.stringify(value)
  const at = place('default')
  const why = said.includes('{{') ? undefined : (context.environment.refusal?.(cell.type, value, settings) ?? notOffered(written, cell))
  if (why !== undefined) note(context, 'SCREEN_DEFAULT', at, whereOf(at.path), said, cell.type, why)
  return readTemplateValue(value, at, context)
}

/** Of choices that are written beside it. */
function notOffered({ options, default: value }: FieldDraft['written'], { choices }: CellInfo): string | undefined {
  if (!choices || !Array.isArray(options) || value === null || value === '') return undefined
  const known = new Set(options.map(option => String(typeof option === 'string' ? option : option.value)))
  const strange = known.has(String(value))
    ? undefined
    : String(value)
        .split(',')
        .find(part => !known.has(part))
  if (strange === undefined) return undefined
  const near = nearest(strange, known)
  return `${JSON.stringify(strange)} is none of the options.${near === undefined ? '' : ` Did you mean ${JSON.stringify(near)}?`}`
}

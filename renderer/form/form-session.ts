import { createForm, type Form, onFormValuesChange } from '@formily/core'
import { batch, observable, toJS } from '@formily/reactive'
import type { FormMode } from '../model/action'
import { RequestError } from '../model/client'
import type { Host } from '../model/host'
import type { ScreenModel } from '../model/screen'
import type { Row, Source } from '../model/source'
import { type CellTypes, decodeCell } from '../registry'
import { valueAt } from './binding'
import { type Difference, differences, isRows, resolvedRows } from './conflict'
import { Dependents } from './dependents'
import { withoutSecrets, withSecretsOfRows } from './draft-secrets'
import type { Draft } from './draft-store'
import { serverChecks } from './duplicate-check'
import { Fillers } from './fillers'
import { FormItem } from './form-item'
import { type FormPlace, setFormPlace } from './form-place'
import { type CompiledForm, compileForm } from './form-tree'
import type { FormValues } from './props'
import { followExpressions } from './reactions'
import { formValues, keyName, otherValues, recordToSend, savedValues, startingRow, wireValues, withVersionOf } from './record'
import { fieldMessages, lineMessages } from './server-errors'
import { Validator } from './validator'

export interface SessionParts {
  readonly cells: CellTypes
  readonly screen: ScreenModel
  readonly source: Source
  readonly host: Host
  readonly mode: FormMode
  /** The record as it was read; empty for a new one. */
  readonly row: Row
  readonly preset: FormValues
  readonly route: FormValues
  /** The row that the record belongs to, or stands below. */
  readonly parent?: FormValues | undefined
}

/** Another user saved the record meanwhile. */
export interface Conflicting {
  readonly outcome: 'conflict'
  /** The record as it is now. */
  readonly current: Row
  readonly differences: readonly Difference[]
}

/** What became of a save. */
export type SaveOutcome =
  | { readonly outcome: 'saved'; readonly message: string }
  /** The refused items, in the order of the layout. */
  | { readonly outcome: 'invalid'; readonly fields: readonly string[] }
  | Conflicting
  /** The message is undefined when the person was told already. */
  | { readonly outcome: 'failed'; readonly message: string | undefined; readonly error: unknown }

const VERSION_CONFLICT = 409

/** One form over one record, from reading to saving. It knows no drawing. */
export class FormSession {
  readonly compiled: CompiledForm
  readonly form: Form
  readonly validator: Validator
  /** The items that stand in the form, by name, in the order of the layout. */
  readonly items: ReadonlyMap<string, FormItem>
  /** The tab or step that is shown of each layout, by its id. */
  readonly shown = observable.shallow<{ [container: string]: number }>({})
  /** The items that lose their value when one changes. */
  readonly dependents: Dependents
  private readonly fillers: Fillers
  private row: Row
  /** What the record held when it was read, for telling who changed what. */
  private read: Row
  /** What cells could not read, by field. */
  private readonly unreadable: ReadonlyMap<string, string>
  private baseline = ''

  constructor(readonly parts: SessionParts) {
    const { cells, screen, mode, host, preset, route } = parts
    this.row = parts.row
    this.read = parts.row
    this.compiled = compileForm(screen)
    const { fields } = screen
    const place: FormPlace = {
      user: host.user,
      route,
      parent: parts.parent,
      row: parts.row,
      fields,
      ...(mode === 'edit' && { rest: otherValues(screen, parts.row) }),
    }
    const { values, errors } = formValues(cells, this.compiled, screen, startingRow(screen, mode, place, preset))
    // Formily gives every form a copy: nothing that was read is changed by typing.
    this.form = createForm({ values: { ...values } })
    setFormPlace(this.form, place)
    this.items = makeItems(this.form, this.compiled)
    this.dependents = new Dependents(cells, this.items)
    this.fillers = new Fillers(cells, host.client, this.items, name => this.changed(name))
    if (this.compiled.blocks.length > 0) this.notifyFormily()
    this.unreadable = errors
    const key = keyName(screen)
    const dataId = mode === 'edit' && parts.row[key] !== undefined ? String(parts.row[key]) : undefined
    const kept = ({ binding }: FormItem) => (mode === 'edit' ? valueAt(parts.row, binding) : undefined)
    this.validator = new Validator(cells, this.form, this.items, this.compiled.blocks, (item, signal) =>
      serverChecks(host.client, { dataId, kept: kept(item) }, signal),
    )
    for (const item of this.items.values()) followExpressions(cells, item)
  }

  /** To be called when the items are there: from here on a change is one that a person made. */
  begin(): void {
    this.measure()
    this.showMessages(this.unreadable)
    if (this.parts.mode === 'add') this.fillers.begin()
  }

  /** To be called when an item has another value than before: what depends on it follows. */
  changed(name: string): void {
    this.dependents.unlink(name)
    this.fillers.changed(name)
  }

  /** The values of the items, as the API has them. */
  wire(): Row {
    return wireValues(this.parts.cells, this.compiled, this.parts.screen, toJS(this.form.values) as FormValues)
  }

  /** What would be sent of them. */
  private sent(): Row {
    return savedValues(this.parts.screen, this.wire())
  }

  get dirty(): boolean {
    return this.baseline !== '' && this.baseline !== JSON.stringify(this.sent())
  }

  /** Calls back after each change of a value; gives back the end of it. */
  onChange(listener: () => void): () => void {
    const effect = `listener-${++listeners}`
    this.form.addEffects(effect, () => onFormValuesChange(() => listener()))
    return () => this.form.removeEffects(effect)
  }

  draft(): Draft {
    const values = withoutSecrets(this.parts.cells, this.compiled.fields, this.wire())
    return { values, read: this.read, time: Date.now(), version: this.row.version }
  }

  /** Puts a draft into the items. A draft of an older version meets the newer one when it is saved. */
  restore(draft: Draft): void {
    this.measure()
    this.read = draft.read
    if (draft.version !== undefined) this.row = { ...this.row, version: draft.version }
    this.put(withSecretsOfRows(this.parts.cells, this.compiled.fields, draft.values, this.wire()))
  }

  /** Sets items from wire values, such as a `set` step or the other side of a conflict. */
  put(wire: Row): void {
    const { values } = formValues(this.parts.cells, this.compiled, this.parts.screen, wire)
    const given = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(wire, name)))
    const now = this.form.values as FormValues
    const left = Object.keys(given).filter(name => !Object.is(now[name] ?? null, given[name] ?? null))
    batch(() => {
      for (const name of left) this.dependents.unlink(name)
      this.assign(given)
      for (const name of left) this.dependents.withdraw(name)
      for (const name of left) this.fillers.changed(name, new Set(Object.keys(given)))
    })
  }

  /** Sets values as the form holds them. */
  assign(values: FormValues): void {
    batch(() => Object.assign(this.form.values, values))
  }

  /** The same for a cell that fills others: in an object those beside it come first. */
  setSiblingValues(item: FormItem, row: Row): void {
    const { parent } = item
    const names = Object.keys(row)
    const beside = parent === undefined ? [] : names.filter(name => this.items.has(`${parent.model.name}.${name}`))
    batch(() => {
      for (const name of beside) {
        const other = this.items.get(`${parent?.model.name}.${name}`)
        other?.setValue(decodeCell(this.parts.cells, other.model, row[name]) ?? null)
      }
      this.put(Object.fromEntries(names.filter(name => !beside.includes(name)).map(name => [name, row[name]])))
    })
  }

  /** Checks every item, once all calls that fill some have answered; the refused ones, in the order of the layout. */
  async validate(): Promise<readonly string[]> {
    await this.fillers.settled()
    return await this.validator.checkAll()
  }

  async save(): Promise<SaveOutcome> {
    const fields = await this.validate()
    if (fields.length > 0) return { outcome: 'invalid', fields }
    const { screen, source, mode, preset } = this.parts
    try {
      const record = recordToSend(screen, mode, this.row, this.sent(), preset)
      const message = mode === 'edit' ? await source.update(record) : await source.create(record)
      return { outcome: 'saved', message }
    } catch (error) {
      return await this.failed(error)
    }
  }

  /** Takes the other side where it was chosen, and the current version as the one that the next save replaces. */
  resolveConflict({ current, differences: found }: Conflicting, theirs: Iterable<string>): void {
    const keys = new Set(theirs)
    const mine = this.sent()
    this.row = withVersionOf(this.row, current)
    // What comes next is measured by what the other side left.
    this.read = current
    batch(() => {
      for (const [name, chosen] of groupBy(found.filter(({ key }) => keys.has(key)))) {
        const item = this.items.get(name)
        if (item === undefined) continue
        const rows = isRows(item.model) ? resolvedRows(valueAt(mine, item.binding) as readonly Row[], chosen) : undefined
        item.setValue(decodeCell(this.parts.cells, item.model, rows ?? valueAt(current, item.binding)) ?? null)
      }
    })
  }

  dispose(): void {
    this.validator.dispose()
    this.fillers.dispose()
    for (const item of this.items.values()) item.dispose()
    this.form.onUnmount()
  }

  /** Remembers, once, what a change is measured by. */
  private measure(): void {
    if (this.baseline === '') this.baseline = JSON.stringify(this.sent())
  }

  /** Expressions of raw blocks name our items by Formily's addresses. */
  private notifyFormily(): void {
    for (const name of this.compiled.fields.keys()) this.form.createField({ name })
  }

  /** Shows what a server said of single items, and of the rows in them; the items that show it, in the order of the layout. */
  refuse(result: unknown): readonly string[] {
    for (const [name, lines] of lineMessages(result)) this.items.get(name)?.refuse(lines)
    return this.showMessages(fieldMessages(result))
  }

  private async failed(error: unknown): Promise<SaveOutcome> {
    if (!(error instanceof RequestError)) return { outcome: 'failed', message: error instanceof Error ? error.message : undefined, error }
    if (error.code === VERSION_CONFLICT) {
      const current = await this.current(error)
      if (current !== undefined) {
        const found = differences(this.compiled.items.values(), this.read, this.sent(), current)
        return { outcome: 'conflict', current, differences: found }
      }
    }
    const fields = this.refuse(error.result)
    if (fields.length > 0) return { outcome: 'invalid', fields }
    return { outcome: 'failed', message: error.shown ? undefined : error.message, error }
  }

  /** The row that a conflict brought, or a fresh reading where it brought none. */
  private async current({ result }: RequestError): Promise<Row | undefined> {
    if (typeof result === 'object' && result !== null && !Array.isArray(result)) return result as Row
    const key = this.parts.row[keyName(this.parts.screen)]
    try {
      return await this.parts.source.get(String(key))
    } catch {
      return undefined
    }
  }

  /** The items that showed a message. */
  private showMessages(messages: ReadonlyMap<string, string>): readonly string[] {
    const shown = [...this.items].filter(([name, item]) => messages.has(name) && item.isShown)
    for (const [name, item] of shown) item.setError(messages.get(name))
    return shown.map(([name]) => name)
  }
}

/** The items of a form; one that is part of an object comes after it. */
function makeItems(form: Form, { items: bound }: CompiledForm): ReadonlyMap<string, FormItem> {
  const items = new Map<string, FormItem>()
  for (const [name, { model, binding, within }] of bound) {
    const parent = items.get(binding.slice(0, -1).join('.'))
    items.set(name, new FormItem(form, model, binding, parent, within))
  }
  return items
}

function groupBy(differences: readonly Difference[]): ReadonlyMap<string, readonly Difference[]> {
  const groups = new Map<string, Difference[]>()
  for (const each of differences) groups.set(each.field.name, [...(groups.get(each.field.name) ?? []), each])
  return groups
}

let listeners = 0

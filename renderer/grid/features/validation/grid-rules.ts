import type { FieldModel } from '../../../model/field'
import type { Row } from '../../../model/source'
import type { RowStep } from '../../engine/row-change'
import { rowScope, type ScopeOf } from '../../engine/row-scope'
import type { RowStore } from '../../engine/row-store'
import { type ColumnValidator, columnValidator, uniqueText } from './column-validator'
import { UniqueValues } from './unique-values'

/** Rows whose unique values are counted before they are needed. */
const FEW = 2000

export interface GridRulesSettings {
  /** What expressions see of a row. Default: its fields. */
  readonly scopeOf?: ScopeOf | undefined
  /** Whether the server is asked about values too. Default false. */
  readonly asks?: boolean
}

/** The rules of a grid's columns, read when first asked for, with the values that no two rows may hold. */
export class GridRules {
  private made: ReadonlyMap<string, ColumnValidator> | undefined

  constructor(
    private readonly store: RowStore,
    readonly columns: readonly FieldModel[],
    private readonly settings: GridRulesSettings,
    /** Counted values of rules before these. */
    private readonly values = new Map<string, UniqueValues>(),
  ) {}

  /** Rules of other columns over the same rows. */
  withColumns(columns: readonly FieldModel[], settings: GridRulesSettings): GridRules {
    return new GridRules(this.store, columns, settings, this.values)
  }

  get validators(): ReadonlyMap<string, ColumnValidator> {
    if (this.made !== undefined) return this.made
    const { columns, settings, store, values } = this
    const validators = columns.flatMap(field => columnValidator(field, settings.scopeOf ?? rowScope, settings.asks) ?? [])
    for (const { unique, field } of validators)
      if (unique && !values.has(field.name)) values.set(field.name, new UniqueValues(field.name, () => store.all()))
    this.made = new Map(validators.map(validator => [validator.field.name, validator]))
    return this.made
  }

  /** Reads the rules now, and counts values where they are few: each key press asks about them. */
  prepare(): void {
    void this.validators
    if (this.store.size <= FEW) for (const values of this.values.values()) values.prepare()
  }

  valuesOf(field: string): UniqueValues | undefined {
    return this.values.get(field)
  }

  isRepeated(row: Row, field: string): boolean {
    return this.values.get(field)?.isRepeated(row) ?? false
  }

  /** What the rules that answer at once say of a cell. */
  now(row: Row, field: string): string | undefined {
    return this.validators.get(field)?.now(row, this.isRepeated(row, field))
  }

  /** What they would say of it if it held the value. */
  preview(row: Row, field: string, value: unknown): string | undefined {
    const validator = this.validators.get(field)
    if (validator === undefined) return undefined
    const text = validator.unique ? uniqueText(value) : undefined
    const held = text === undefined ? 0 : (this.values.get(field)?.holders(text) ?? 0)
    const itself = text !== undefined && uniqueText(row[field]) === text ? 1 : 0
    return validator.now({ ...row, [field]: value }, held > itself)
  }

  /** The validators that read one of these fields: those of their fields, and those whose rules or conditions depend on them. */
  affectedBy(names: ReadonlySet<string>): readonly ColumnValidator[] {
    return [...this.validators.values()].filter(({ field, reads }) => names.has(field.name) || (reads.size > 0 && meet(names, reads)))
  }

  /** Counts what was done to the rows; gives back what `UniqueValues.follow` does, of each column. */
  follow(steps: readonly RowStep[]): readonly { readonly field: string; readonly texts: ReadonlyMap<string, number> }[] {
    void this.validators
    return [...this.values].map(([field, values]) => ({ field, texts: values.follow(steps) }))
  }

  /**
   * Rows that hold one of the values that others began (1 and more) or ceased (-1 and less) to hold: each of several, and the one that is
   * left of many. `refused`: whether some cell of the column is refused, without which the latter does not matter.
   */
  holders(field: string, texts: ReadonlyMap<string, number>, refused: boolean): readonly Row[] {
    const values = this.values.get(field)
    if (values === undefined || texts.size === 0) return []
    const matters = (by: number, holders: number) => (by > 0 ? holders > 1 : holders === 1)
    const asked = [...texts].filter(([text, by]) => (by > 0 || refused) && matters(by, values.known(text) ?? (by > 0 ? 2 : 1)))
    const found = values.rowsWith(new Set(asked.map(([text]) => text)))
    return [...found].flatMap(([text, rows]) => (matters(texts.get(text) ?? 0, rows.length) ? rows : []))
  }

  /** Rows are others now. */
  forget(): void {
    for (const values of this.values.values()) values.forget()
  }
}

function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const name of one) if (other.has(name)) return true
  return false
}

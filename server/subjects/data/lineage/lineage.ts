import type { DataLineage } from '../../../generated/operations'
import type { Asking, Trx } from '../../../query'
import { findRecipe, findSheet } from '../readable'
import { texts } from '../texts'
import { type FromRecipe, madeOf, rootOf } from './repository'

type Sheet = DataLineage['sheets'][number]

/** Sheets of one answer. */
const MOST = 100

/** A version of a sheet whose neighbours are looked for; undefined: the newest. */
interface Place {
  readonly id: string
  readonly no?: number | undefined
  readonly step: number
}

/** Collects the sheets around one, breadth first. What stands behind a sheet that the caller may not read is not looked for. */
export class Lineage {
  private readonly sheets = new Map<string, Sheet>()
  private readonly lines = new Map<string, DataLineage['lines'][number]>()
  private readonly recipes = new Map<string, string | undefined>()
  private cut = false

  constructor(
    private readonly trx: Trx,
    private readonly asking: Asking,
  ) {}

  async around(id: string): Promise<DataLineage> {
    await this.add(id, 0)
    await this.walk({ id, step: 0 }, place => this.sourcesOf(place))
    await this.walk({ id, step: 0 }, place => this.madeOf(place))
    return { sheets: [...this.sheets.values()], lines: [...this.lines.values()], cut: this.cut }
  }

  private async walk(start: Place, next: (place: Place) => Promise<readonly Place[]>): Promise<void> {
    const seen = new Set<string>()
    const waiting = [start]
    for (const place of waiting) {
      const key = `${place.id} ${place.no}`
      if (seen.has(key) || this.sheets.get(place.id)?.id == null) continue
      seen.add(key)
      waiting.push(...(await next(place)))
    }
  }

  private async sourcesOf({ id, no, step }: Place): Promise<readonly Place[]> {
    const origin = (await rootOf(this.trx, id, no))?.origin
    if (origin?.kind !== 'recipe') return []
    const found: Place[] = []
    for (const source of origin.sheets) {
      await this.add(source.id, step - 1)
      await this.join(source, id, origin)
      found.push({ ...source, step: step - 1 })
    }
    return found
  }

  private async madeOf({ id, step }: Place): Promise<readonly Place[]> {
    const found: Place[] = []
    for (const { sheetId, origin } of await madeOf(this.trx, id, MOST)) {
      await this.add(sheetId, step + 1)
      for (const source of origin.sheets) if (source.id === id) await this.join(source, sheetId, origin)
      found.push({ id: sheetId, step: step + 1 })
    }
    return found
  }

  private async add(id: string, step: number): Promise<void> {
    if (this.sheets.has(id)) return
    if (this.sheets.size >= MOST) {
      this.cut = true
      return
    }
    const sheet = await findSheet(this.trx, this.asking, id)
    const key = String(this.sheets.size)
    if (!sheet) {
      this.sheets.set(id, { key, id: null, name: texts.hiddenSheet, no: null, step, origin: null })
      return
    }
    const root = await rootOf(this.trx, id)
    const origin = root && root.origin.kind !== 'recipe' ? String(sheet.source ?? '') || null : null
    this.sheets.set(id, { key, id, name: String(sheet.name), no: root?.no ?? null, step, origin })
  }

  /** A line from a version of a sheet that was read to the sheet that a recipe made of it. */
  private async join(source: { readonly id: string; readonly no: number }, to: string, { id: recipeId }: FromRecipe): Promise<void> {
    const [before, behind] = [this.sheets.get(source.id), this.sheets.get(to)]
    if (!before || !behind || before === behind) return
    const recipe = await this.recipe(recipeId)
    this.lines.set(`${before.key} ${behind.key}`, {
      ...{ from: before.key, to: behind.key, no: before.id === null ? null : source.no },
      ...{ recipe: recipe ?? null, recipeId: recipe === undefined ? null : recipeId },
    })
  }

  private async recipe(id: string): Promise<string | undefined> {
    if (!this.recipes.has(id)) {
      const found = await findRecipe(this.trx, this.asking, id)
      this.recipes.set(id, found && String(found.name))
    }
    return this.recipes.get(id)
  }
}

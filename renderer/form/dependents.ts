import { batch } from '@formily/reactive'
import { choosesBy, ExpressionError, isChosenBy, offeredOptions, offeredValue } from '../expression'
import { type CellTypes, followedField, followersOf } from '../registry'
import type { FormItem } from './form-item'
import { itemScope } from './form-place'
import { namedItem } from './named-item'

/** The items of a form that lose their value when another one changes: those below it in a cascade, and choices it decides. */
export class Dependents {
  /** By the name of the item that they follow. */
  private readonly followers: ReadonlyMap<string, readonly string[]>
  private readonly choosers: readonly FormItem[]

  constructor(
    private readonly cells: CellTypes,
    private readonly items: ReadonlyMap<string, FormItem>,
  ) {
    const models = [...items.values()].map(({ model }) => model)
    this.followers = followersOf(models, ({ name }) => this.followed(name)?.model.name)
    this.choosers = [...items.values()].filter(({ model }) => isChosenBy(model))
  }

  /** The item on whose value another one depends: the one beside it in an object, else one of the record. */
  followed(name: string): FormItem | undefined {
    const item = this.items.get(name)
    const wanted = item && followedField(this.cells, item.model)
    return item === undefined || wanted === undefined ? undefined : namedItem(this.items, item, [wanted])
  }

  /** Takes the values away that depended on the one that has just changed. */
  unlink(name: string): void {
    batch(() => {
      for (const follower of this.followers.get(name) ?? []) this.items.get(follower)?.setValue(null)
      this.withdraw(name)
    })
  }

  /** Takes the choices away that are not offered any more since the item has changed, and what depended on those. */
  withdraw(name: string): void {
    for (const item of this.choosers) {
      if (!choosesBy(item.model).some(({ path }) => namedItem(this.items, item, path)?.model.name === name)) continue
      const left = leftOf(item)
      if (left === item.plainValue) continue
      item.setValue(left)
      this.unlink(item.model.name)
    }
  }
}

/** A condition that fails takes nothing away; it is told in the place of the item. */
function leftOf(item: FormItem): unknown {
  const { options = [] } = item.model
  try {
    return offeredValue(item.plainValue, options, offeredOptions(options, itemScope(item)))
  } catch (error) {
    if (error instanceof ExpressionError) return item.plainValue
    throw error
  }
}

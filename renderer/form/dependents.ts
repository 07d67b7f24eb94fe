import { batch } from '@formily/reactive'
import { choosesBy, ExpressionError, isChosenBy, offeredOptions, offeredValue } from '../expression'
import { type CellTypes, followedField, followersOf } from '../registry'
import type { FormItem } from './form-item'
import { itemScope } from './form-place'

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
    return wanted === undefined ? undefined : this.beside(item, wanted)
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
      if (!choosesBy(item.model).some(({ path }) => this.beside(item, path)?.model.name === name)) continue
      const left = leftOf(item)
      if (left === item.plainValue) continue
      item.setValue(left)
      this.unlink(item.model.name)
    }
  }

  /** What a name in an expression of the item means: `city` and `form.city`, in an object first the one beside it. */
  private beside(item: FormItem | undefined, path: string | readonly string[]): FormItem | undefined {
    const [root = '', ...rest] = typeof path === 'string' ? [path] : path
    const names = root === 'form' && rest.length > 0 ? rest : [root, ...rest]
    const around = item?.binding.slice(0, -1) ?? []
    const [first = ''] = names
    const whole = [[...around, first].join('.'), names.slice(0, 2).join('.'), first]
    return whole.map(each => this.items.get(each)).find(found => found !== undefined)
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

import type { FormItem } from './form-item'

/** What a path of names in an expression of an item means: `city` and `form.city`, in an object first the one beside it. */
export function namedItem(items: ReadonlyMap<string, FormItem>, { binding }: FormItem, path: readonly string[]): FormItem | undefined {
  const [root = '', ...rest] = path
  const names = root === 'form' && rest.length > 0 ? rest : path
  const [first = ''] = names
  const meant = [[...binding.slice(0, -1), first].join('.'), names.slice(0, 2).join('.'), first]
  return meant.map(each => items.get(each)).find(found => found !== undefined)
}

/** Keys of screens and entities whose text people read, wherever they stand. */
const READ = new Set([
  'title',
  'text',
  'texts',
  'label',
  'placeholder',
  'help',
  'hint',
  'confirm',
  'message',
  'none',
  'empty',
  'group',
  'heading',
  'description',
  'prefix',
  'suffix',
  'unit',
  'okText',
  'cancelText',
])

type Change = (text: string) => string

/**
 * A screen or an entity, as it was written, with every text that people read changed. A field or an option that is a text
 * alone is one too; such an option keeps its value.
 */
export function changeTexts<Written>(written: Written, change: Change): Written {
  return changed(written, '', change) as Written
}

function changed(value: unknown, key: string, change: Change): unknown {
  if (typeof value === 'string') return READ.has(key) ? change(value) : value
  if (Array.isArray(value)) return value.map(item => (key === 'options' ? option(item, change) : changed(item, key, change)))
  if (typeof value !== 'object' || value === null) return value
  const inner = (name: string, member: unknown) =>
    key === 'fields' && typeof member === 'string' ? change(member) : changed(member, name, change)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inner(name, member)]))
}

function option(item: unknown, change: Change): unknown {
  if (typeof item !== 'string') return changed(item, '', change)
  const text = change(item)
  return text === item ? item : { value: item, text }
}

/** Every text of it that people read, each once. */
export function textsOf(written: unknown): readonly string[] {
  const found = new Set<string>()
  changeTexts(written, text => {
    found.add(text)
    return text
  })
  return [...found]
}

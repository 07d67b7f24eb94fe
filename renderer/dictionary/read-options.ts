import type { Option } from '../model/option'

/** Options from what a server of the family answers: `value` with `text`, `title` or `label`, or `id` with `name`; anything else is left out. */
export function readOptions(answer: unknown): readonly Option[] {
  return Array.isArray(answer) ? answer.flatMap(readOption) : []
}

function readOption(item: unknown): Option[] {
  if (typeof item !== 'object' || item === null) return []
  const { id, name, value = id, text, title, label = name, color, disabled } = item as { readonly [key: string]: unknown }
  const key = plain(value)
  if (key === undefined) return []
  const shown = plain(text) ?? plain(title) ?? plain(label) ?? key
  return [
    {
      value: key,
      text: shown,
      ...(typeof color === 'string' && color !== '' ? { color } : {}),
      ...(disabled === true ? { disabled } : {}),
    },
  ]
}

function plain(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

import { isObject } from '../../source'

/** The value of a field of a row or record; names joined by dots go deeper. */
export function fieldValue(data: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), data)
}

/**
 * The path that a link of a widget leads to from a row: `{name}` stands for the value of a field. A link that is one field
 * and nothing else is the field's own path. Undefined when a field that it needs is empty.
 */
export function rowLink(link: string | undefined, row: unknown): string | undefined {
  if (link === undefined) return undefined
  const whole = /^\{(\w+)\}$/.exec(link)?.[1]
  if (whole !== undefined) return textOf(fieldValue(row, whole)) || undefined
  let lacking = false
  const path = link.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = textOf(fieldValue(row, name))
    if (text === '') lacking = true
    return encodeURIComponent(text)
  })
  return lacking ? undefined : path
}

export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

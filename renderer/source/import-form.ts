import { isObject } from './read-page'

/** What the family's dialog sends: what the screen says of the import, and a workbook. Servers take one file of a request. */
export function importForm(file: File, body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    if (value !== null && value !== undefined && text !== '') form.append(name, text)
  }
  form.append('files[]', file, file.name)
  return form
}

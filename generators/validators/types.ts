import { compile } from 'json-schema-to-typescript'
import type { Schema, SchemaSet } from './unions'

/** The types of what authors write, one for each titled schema that the roots lead to. */
export async function authoredTypes(set: SchemaSet, roots: readonly string[]): Promise<string> {
  const all = { title: 'Authored', anyOf: roots.map(id => ({ $ref: id })) }
  const text = await compile(all as Parameters<typeof compile>[0], 'Authored', {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 140 },
    $refOptions: { resolve: { set: { order: 1, canRead: true, read: ({ url }: { url: string }) => fileOf(set, url) } } },
  })
  return text.trim()
}

function fileOf(set: SchemaSet, url: string): string {
  const name = url.slice(url.lastIndexOf('/') + 1)
  const schema: Schema | undefined = set.get(name)
  if (!schema) throw new Error(`no schema ${name}`)
  const { $id: _id, $schema: _schema, ...rest } = schema
  // A schema without keywords lets everything through, which the printer would take for an object.
  return JSON.stringify(Object.keys(rest).every(key => key === 'title' || key === 'description') ? { ...rest, tsType: 'unknown' } : rest)
}

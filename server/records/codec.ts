import { type CellCodec, cellCodecs } from '../../renderer/codecs'
import type { FieldModel, Option } from '../../renderer/core'

/** A field's codec with its place filled in. */
export interface FieldCodec {
  /** True: what `encode` gives is HTML, which is cleaned before it is kept. */
  readonly html: boolean
  /** True: blanks around a text are part of it (decision 226). */
  readonly keepsBlanks: boolean
  /** True: a value is one of the options, commas and all. */
  readonly single: boolean
  /** The files that its value may name, as an `<input type="file">` lists them; undefined for a field that names none. */
  readonly accept: string | undefined
  decode(wire: unknown): unknown
  encode(value: unknown): unknown
  text(value: unknown): string
  fromText(text: string): unknown
}

/** Reads and writes values of the field as its cell does in the browser. A cell type of an application counts as plain text. */
export function codecOf(field: FieldModel, options: readonly Option[] = field.options ?? []): FieldCodec {
  const codec = (cellCodecs.get(field.type) ?? cellCodecs.get('hidden')) as unknown as CellCodec<unknown, unknown>
  const place = { settings: field.settings, options, title: field.title }
  return {
    html: codec.html === true,
    keepsBlanks: codec.keepsBlanks === true,
    single: codec.single === true,
    accept: codec.accept?.(place),
    decode: wire => codec.decode(wire, place),
    encode: value => codec.encode(value, place),
    text: value => codec.text(value, place),
    fromText: text => codec.fromText(text, place),
  }
}

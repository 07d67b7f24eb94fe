import { type CellCodec, cellCodecs } from '../../renderer/codecs'
import type { FieldModel, Option } from '../../renderer/core'
import { cleanHtml } from '../clean-html'

/** A field's codec with its place filled in. */
export interface FieldCodec {
  decode(wire: unknown): unknown
  encode(value: unknown): unknown
  text(value: unknown): string
  fromText(text: string): unknown
}

/** Reads and writes values of the field as its cell does in the browser. A cell type of an application counts as plain text. */
export function codecOf(field: FieldModel, options: readonly Option[] = field.options ?? []): FieldCodec {
  const codec = (cellCodecs.get(field.type) ?? cellCodecs.get('hidden')) as unknown as CellCodec<unknown, unknown>
  const place = { settings: field.settings, options }
  return {
    decode: wire => codec.decode(wire, place),
    encode: value => {
      const wire = codec.encode(value, place)
      return codec.html && typeof wire === 'string' ? cleanHtml(wire) : wire
    },
    text: value => codec.text(value, place),
    fromText: text => codec.fromText(text, place),
  }
}

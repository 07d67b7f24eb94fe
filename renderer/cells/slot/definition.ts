import type { CellCodec, CellDefinition } from '../../model/cell-type'

export interface SlotSettings {
  /** Name of a registered widget. */
  readonly widget: string
  /** What the widget is set to. */
  readonly props?: { readonly [name: string]: unknown } | null
}

/** Carried along as it came: only the widget knows what it is. */
const codec: CellCodec<unknown, unknown> = {
  decode: wire => (wire === undefined || wire === '' ? null : wire),
  encode: value => value,
  text: value => (value === null || typeof value === 'object' ? '' : String(value)),
  fromText: text => (text === '' ? null : text),
}

/**
 * A cell drawn by a registered widget: it sees the record as its values, the cell's own value as its data, and what it tells
 * by `onSelect` becomes the value.
 */
export const definition: CellDefinition<unknown, SlotSettings> = {
  type: 'slot',
  title: '自定义组件',
  kind: 'text',
  operators: [],
  settings: {
    type: 'object',
    properties: {
      widget: { type: 'string', minLength: 1, widget: 'name' },
      props: { type: 'object', widget: 'props', nullable: true, required: [], additionalProperties: true },
    },
    required: ['widget'],
    additionalProperties: false,
  },
  wholeRecord: true,
  codec,
}

import { texts } from '../../controls/base/texts'
import { exactTextCodec } from '../../controls/text/text-codec'
import type { CellCodec, CellDefinition } from '../../model/cell-type'

export interface PasswordSettings {
  /** Says how strong what is typed is. Null: it does not. */
  readonly strength?: boolean | null
}

/** Never readable: lists, exports, copies and prints get stars, which are no password when they come back. */
const codec: CellCodec<string, unknown> = {
  ...exactTextCodec,
  text: value => (value === null ? '' : texts.secret),
  fromText: (text, at) => (text === texts.secret ? undefined : exactTextCodec.fromText(text, at)),
}

export const definition: CellDefinition<string, PasswordSettings> = {
  type: 'password',
  title: '密码',
  kind: 'text',
  secret: true,
  // A secret is nothing to search for.
  operators: [],
  settings: {
    type: 'object',
    properties: { strength: { type: 'boolean', nullable: true } },
    required: [],
    additionalProperties: false,
  },
  codec,
}

import { listCodec, splitValues } from '../../controls/base/comma'
import { choicesCodec } from '../../controls/choice/choice-codec'
import { type CellCodec, type CellDefinition, CellValueError } from '../../model/cell-type'
import { readCitation } from './citation'
import { citationNames } from './names'
import { texts } from './texts'

export interface CitationSettings {
  /** False: at most one. */
  readonly multiple: boolean
}

const known = (value: string | null) => splitValues(value).every(key => readCitation(key) !== undefined)

/** Keys joined by commas. Names are no part of them: who may not read a document is not told what it is called. */
const codec: CellCodec<string, CitationSettings> = {
  ...choicesCodec,
  decode: (wire, at) => {
    const value = listCodec.decode(wire, at)
    if (!known(value)) throw new CellValueError(texts.wrong)
    return value
  },
  fromText: (text, at) => {
    const value = choicesCodec.fromText(text, at)
    return value !== undefined && known(value) ? value : undefined
  },
}

/** Places in documents and knowledge entries, shown by their titles and opened in the reader. */
export const definition: CellDefinition<string, CitationSettings> = {
  type: 'citations',
  title: '文档引用',
  kind: 'text',
  // What is stored is no text that people search by.
  operators: [],
  labels: 'citation:document,knowledge',
  settings: {
    type: 'object',
    properties: { multiple: { type: 'boolean', default: true } },
    required: ['multiple'],
    additionalProperties: false,
  },
  limits: { choices: 'multiple' },
  codec,
  names: () => citationNames,
}

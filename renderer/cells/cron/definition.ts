import { wireText } from '../../controls/base/text'
import { CronError } from '../../cron/cron-error'
import { parseCron } from '../../cron/parse'
import { type CellCodec, type CellDefinition, CellValueError } from '../../model/cell-type'
import { plainText } from './words'

export interface CronSettings {
  /**
   * Pixels of the dialog, and with them its variant: in 608 years are 2019 to 2119 and can be picked one by one, in 800 they begin with
   * this one.
   */
  readonly width: 608 | 800
  /** Whose clock the next runs are told by, such as `Asia/Shanghai`. */
  readonly timeZone: string
  /**
   * Method and path of a call that answers the next runs as a list of texts, such as `GET /sys/cron/nextRuns`. It gets `expression`,
   * `count` and `timeZone`. Null: they are worked out in the browser.
   */
  readonly preview?: string | null
}

/** Why a text is no expression; undefined when it is one. */
export function fault(text: string): CronError | undefined {
  try {
    parseCron(text)
  } catch (error) {
    if (error instanceof CronError) return error
    throw error
  }
  return undefined
}

const codec: CellCodec<string, CronSettings> = {
  decode: wire => {
    const text = wireText(wire)?.trim()
    if (text === undefined || text === '') return null
    const wrong = fault(text)
    if (wrong !== undefined) throw new CellValueError(wrong.message)
    return text
  },
  encode: value => value?.trim() || null,
  text: value => value ?? '',
  fromText: typed => {
    const text = plainText(typed)
    if (text === '') return null
    return fault(text) === undefined ? text : undefined
  },
}

export const definition: CellDefinition<string, CronSettings> = {
  type: 'cron',
  title: 'cron表达式',
  kind: 'text',
  // A piece of an expression is none, so that no search asks for one.
  operators: ['eq', 'ne', 'in'],
  width: 180,
  settings: {
    type: 'object',
    properties: {
      width: { type: 'integer', enum: [608, 800], default: 800 },
      timeZone: { type: 'string', minLength: 1, names: 'zone', default: 'Asia/Shanghai' },
      preview: { type: 'string', pattern: '^(GET|POST) /', nullable: true },
    },
    required: ['width', 'timeZone'],
    additionalProperties: false,
  },
  codec,
  plain: value => value ?? '',
  quick: { by: 'text', opens: true },
  guards: true,
}

import type { CellSchema } from '../../model/cell-type'

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

export const cellSchema: CellSchema<CronSettings> = {
  type: 'cron',
  title: 'cron表达式',
  kind: 'text',
  // A piece of an expression is none, so that nobody searches by one.
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
}

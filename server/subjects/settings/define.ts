/** What the value of a setting can be. */
export type SettingValue = string | number | boolean

/** One of the values that a setting may have. */
export interface SettingChoice {
  readonly value: string
  readonly title: () => string
}

export interface SettingOptions<Value extends SettingValue> {
  /** Unique; the subject before the point, such as `log.months`. At most 64 characters. */
  readonly code: string
  /** The part of the page that it stands in: `base`, `signIn`, `password`, `files`, `log` (`options` of `area` in `schemas/screens/system/setting.json`). */
  readonly area: string
  readonly title: () => string
  /** A line about it: unit, effect, when it takes effect. Default none. */
  readonly help?: () => string
  /** Its type is that of the setting: a text, a whole number, or yes or no. */
  readonly default: Value
  /** Least and greatest number, or length of a text. Default of texts: 0 and 500; of numbers: 0 and 2^31 - 1. */
  readonly least?: number
  readonly most?: number
  /** The texts that it may be. Default: any. */
  readonly choices?: readonly SettingChoice[]
  /** Kept sealed and never shown; texts alone. Default false. */
  readonly secret?: boolean
  /** A small picture in a data URL, chosen from the disk; texts alone. Default false. */
  readonly picture?: boolean
  /** A text of several lines. Default false. */
  readonly lines?: boolean
  /** The variable of the environment that fixes it: `on` and `off` for yes and no. Default none. */
  readonly env?: string
  /** Why a value of the right type is refused; undefined: it is not. */
  readonly check?: (value: Value) => string | undefined
}

/** A setting of the installation as it is declared. */
export interface Setting<Value extends SettingValue = SettingValue> extends Omit<SettingOptions<Value>, 'check'> {
  readonly least: number
  readonly most: number
  readonly secret: boolean
  readonly picture: boolean
  readonly lines: boolean
  readonly check: (value: SettingValue) => string | undefined
}

const LONGEST = 500
const GREATEST = 2 ** 31 - 1

/** A literal default stands for its type: `false` for yes and no. */
type Widened<Value extends SettingValue> = Value extends string ? string : Value extends number ? number : boolean

/**
 * A setting that administrators change while servers run. A module hands it to `catalog.settings.declare`; its value is
 * `call.catalog.settings.value(months)`, or `trx.catalog.settings.value(months)` where there is no call.
 *
 *     const months = defineSetting({ code: 'log.months', area: 'log', title: () => texts.months, default: 12 })
 */
export function defineSetting<const Value extends SettingValue>(options: SettingOptions<Value>): Setting<Widened<Value>> {
  const { check } = options
  return {
    ...(options as unknown as SettingOptions<Widened<Value>>),
    least: options.least ?? 0,
    most: options.most ?? (typeof options.default === 'number' ? GREATEST : LONGEST),
    secret: options.secret ?? false,
    picture: options.picture ?? false,
    lines: options.lines ?? false,
    check: value => check?.(value as Value),
  }
}

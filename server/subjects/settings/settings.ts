import type { Setting, SettingValue } from './define'
import { texts } from './texts'

declare module '../../query' {
  interface Catalog {
    /** Settings of the installation that modules bring along, with their values. */
    readonly settings: Settings
  }
}

/** What is kept of a setting that was changed. */
export interface KeptValue {
  readonly code: string
  readonly value: unknown
}

/** Why a setting cannot have a value; undefined: it can. */
export function valueFault(setting: Setting, value: unknown): string | undefined {
  const type = typeof setting.default as 'string' | 'number' | 'boolean'
  if (typeof value !== type || (type === 'number' && !Number.isSafeInteger(value))) return texts.badType[type]
  const { least, most } = setting
  if (typeof value === 'number' && (value < least || value > most)) return texts.range(least, most)
  if (setting.choices && !setting.choices.some(choice => choice.value === value)) return texts.choice
  if (typeof value === 'string' && ([...value].length < least || [...value].length > most)) return texts.length(least, most)
  return setting.check(value as SettingValue)
}

/** The same for who starts a server. */
function expected({ default: usual, least, most, choices }: Setting): string {
  if (typeof usual === 'boolean') return 'on or off'
  if (typeof usual === 'number') return `a whole number from ${least} to ${most}`
  return choices ? choices.map(({ value }) => value).join(' or ') : `a text of ${least} to ${most} characters that makes sense`
}

function fromText(setting: Setting, text: string): unknown {
  if (typeof setting.default === 'number') return /^-?\d+$/.test(text) ? Number(text) : text
  if (typeof setting.default === 'boolean') return text === 'on' ? true : text === 'off' ? false : text
  return text
}

/** The settings of an application: what modules declare, and what this process knows of their values. */
export class Settings {
  private readonly declared = new Map<string, Setting>()
  private readonly fixed = new Map<string, SettingValue>()
  private kept: ReadonlyMap<string, SettingValue> = new Map()
  private reading: Promise<void> = Promise.resolve()
  private read: (() => Promise<readonly KeptValue[]>) | undefined

  declare(...settings: readonly Setting[]): void {
    for (const setting of settings) this.declared.set(setting.code, setting)
  }

  of(code: string): Setting | undefined {
    return this.declared.get(code)
  }

  all(): readonly Setting[] {
    return [...this.declared.values()]
  }

  /** What it is now: what the environment says, else what an administrator has set, else its default. */
  value = <Value extends SettingValue>(setting: Setting<Value>): Value => {
    const { code } = setting
    return (this.fixed.get(code) ?? this.kept.get(code) ?? setting.default) as Value
  }

  /** Whether the environment says it. */
  isFixed = ({ code }: Pick<Setting, 'code'>): boolean => this.fixed.has(code)

  /** Whether an administrator has set it. */
  isChanged = ({ code }: Pick<Setting, 'code'>): boolean => this.kept.has(code)

  /** Takes what the environment says; one line about the first variable that makes no sense. */
  fix(variable: (name: string) => string | undefined): string | undefined {
    for (const setting of this.declared.values()) {
      const text = setting.env && variable(setting.env)
      if (text === undefined || text === '') continue
      const value = fromText(setting, text)
      if (valueFault(setting, value) !== undefined)
        return `${setting.env} must be ${expected(setting)}${setting.secret ? '' : `, not "${text}"`}.`
      this.fixed.set(setting.code, value as SettingValue)
    }
    return undefined
  }

  /** From where `refresh` reads what was changed. */
  readFrom(read: () => Promise<readonly KeptValue[]>): void {
    this.read = read
  }

  /** Takes over what is kept now, after what is being read. What is kept of older releases and makes no sense is left out. */
  refresh = (): Promise<void> => {
    this.reading = this.reading.catch(() => undefined).then(() => this.take())
    return this.reading
  }

  private async take(): Promise<void> {
    const rows = (await this.read?.()) ?? []
    const found = new Map<string, SettingValue>()
    for (const { code, value } of rows) {
      const setting = this.declared.get(code)
      if (setting && valueFault(setting, value) === undefined) found.set(code, value as SettingValue)
    }
    this.kept = found
  }
}

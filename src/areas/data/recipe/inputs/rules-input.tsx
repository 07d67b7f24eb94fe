import { Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { texts } from '../kinds/rule-texts'
import { makeRule, RULE_KINDS, type Rule, withSettings } from '../kinds/rules'
import { Lines } from './lines'
import type { InputProps } from './types'

const MOST = 50
const BLANK: Rule = { is: 'complete', act: 'mark', name: '', columns: [] }

interface RulesInputProps extends InputProps<readonly Rule[]> {
  readonly bare: boolean
  /** Rows of the sample that break each rule. */
  readonly broken: readonly number[] | null
  /** The settings of a rule. */
  readonly children: (rule: Rule, nth: number, set: (part: Partial<Rule>) => void) => ReactNode
}

const optionsOf = (labels: { readonly [value: string]: string }) => Object.entries(labels).map(([value, label]) => ({ value, label }))
const KINDS = Object.entries(RULE_KINDS).map(([value, { title }]) => ({ value, label: title }))

/** Rules one below the other, each with what becomes of rows that break it. */
export function RulesInput({ title, value = [], onChange, disabled, bare, broken, children }: RulesInputProps) {
  return (
    <Lines
      title={title}
      lines={value}
      blank={bare ? { ...BLANK, act: 'pass' } : BLANK}
      most={MOST}
      disabled={disabled}
      addText={texts.add}
      removeText={texts.remove}
      onChange={onChange}
    >
      {(rule, set, nth) => (
        <div className="weft-recipe-condition">
          <Select
            aria-label={texts.of(nth, texts.rule)}
            value={rule.is}
            disabled={disabled}
            options={KINDS}
            listHeight={320}
            onChange={(is: string) => onChange(value.with(nth - 1, makeRule(is, rule)))}
          />
          {children(rule, nth, part => set(withSettings(rule, part)))}
          {!bare && (
            <Named title={texts.act}>
              <Select
                aria-label={texts.of(nth, texts.act)}
                value={rule.act}
                disabled={disabled}
                options={optionsOf(texts.acts)}
                onChange={(act: string) => set({ act })}
              />
            </Named>
          )}
          <Named title={texts.name}>
            <Input
              aria-label={texts.of(nth, texts.name)}
              value={rule.name}
              maxLength={100}
              disabled={disabled}
              onChange={event => set({ name: event.target.value })}
            />
          </Named>
          <Broken count={broken?.[nth - 1]} stops={rule.act === 'stop'} />
        </div>
      )}
    </Lines>
  )
}

function Named({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="weft-recipe-field">
      <span>{title}</span>
      {children}
    </div>
  )
}

function Broken({ count, stops }: { readonly count: number | undefined; readonly stops: boolean }) {
  if (count === undefined) return null
  return (
    <small className={count > 0 ? 'weft-recipe-faults' : undefined}>
      {texts.broken(count)}
      {count > 0 && stops && texts.stops}
    </small>
  )
}

import { Checkbox, Input, Select } from 'antd'
import type { Shape, Step } from '../calls'
import { ColumnInput, ColumnsInput } from './inputs/columns-input'
import { ConditionsInput } from './inputs/conditions-input'
import { DictionaryInput } from './inputs/dictionary-input'
import { ExpressionInput } from './inputs/expression-input'
import { FixesInput } from './inputs/fixes-input'
import { JoinInput } from './inputs/join-input'
import { MeasuresInput, RenamesInput, SortsInput } from './inputs/line-inputs'
import { MergesInput } from './inputs/merges-input'
import { NumberInput } from './inputs/number-input'
import { PairsInput } from './inputs/pairs-input'
import { RulesInput } from './inputs/rules-input'
import type { AroundStep } from './inputs/types'
import { UnionInput } from './inputs/union-input'
import { kindOf, type Setting } from './kinds'
import { texts as ruleTexts } from './kinds/rule-texts'
import { RULE_KINDS, type Rule } from './kinds/rules'

interface StepFormProps {
  readonly step: Step
  readonly around: AroundStep
  /** Columns as they stand before the step. */
  readonly columns: readonly Shape[]
  readonly disabled: boolean
  /** `place`: what was changed, so that typing on is one change. */
  readonly onStep: (step: Step, place: string) => void
}

/** The settings of a step; those that say nothing are left out of it. */
export function StepForm({ step, around, columns, disabled, onStep }: StepFormProps) {
  const kind = kindOf(step)
  if (!kind) return null
  const set = (part: Partial<Step>, place: string) => {
    const entries = Object.entries({ ...step, ...part }).filter(([, value]) => value !== undefined)
    onStep(Object.fromEntries(entries) as unknown as Step, place)
  }
  return (
    <div className="weft-recipe-form">
      {kind.settings
        .filter(({ when }) => when === undefined || when(step))
        .map(setting => (
          <div key={setting.name} className="weft-recipe-field">
            {setting.input !== 'flag' && <span>{setting.title}</span>}
            <SettingInput {...{ setting, step, around, columns, disabled, set }} />
          </div>
        ))}
    </div>
  )
}

interface Settings {
  readonly [setting: string]: unknown
}

interface SettingInputProps extends Omit<StepFormProps, 'onStep' | 'step'> {
  readonly setting: Setting
  /** The step, or a rule of it. */
  readonly step: Settings
  readonly set: (part: Settings, place: string) => void
}

function SettingInput({ setting, step, around, columns, disabled, set }: SettingInputProps) {
  const { name, title } = setting
  const props = {
    ...{ title, columns, disabled },
    // Each input takes what its own kind of setting holds.
    value: step[name] as never,
    onChange: (value: unknown) => set({ [name]: value }, name),
  }
  switch (setting.input) {
    case 'columns':
      return <ColumnsInput {...props} of={setting.of} />
    case 'column':
      return <ColumnInput {...props} of={setting.of} empty={setting.empty} />
    case 'conditions':
      return <ConditionsInput {...props} />
    case 'expression':
      return <ExpressionInput {...props} />
    case 'sorts':
      return <SortsInput {...props} />
    case 'measures':
      return <MeasuresInput {...props} />
    case 'renames':
      return <RenamesInput {...props} />
    case 'union':
      return <UnionInput {...props} around={around} />
    case 'merges':
      return <MergesInput {...props} around={around} column={String(step.column ?? '')} />
    case 'join':
      return <JoinInput {...{ title, around, columns, disabled }} step={step as unknown as Step} onStep={part => set(part, name)} />
    case 'number':
      return <NumberInput {...props} least={setting.least} most={setting.most} parameter={setting.parameter} />
    case 'pairs':
      return <PairsInput {...{ title, of: step, around, columns, disabled }} onSet={part => set(part, name)} />
    case 'fixes':
      return <FixesInput {...props} />
    case 'dictionary':
      return <DictionaryInput {...props} />
    case 'rules':
      return (
        <RulesInput {...props} bare={setting.bare ?? false} broken={around.broken}>
          {(rule, nth, setRule) => <RuleSettings {...{ rule, nth, around, columns, disabled, setRule }} />}
        </RulesInput>
      )
    default:
      return <PlainInput {...{ setting, value: step[name], disabled }} onChange={value => set({ [name]: value }, name)} />
  }
}

interface RuleSettingsProps extends Omit<SettingInputProps, 'setting' | 'step' | 'set'> {
  readonly rule: Rule
  readonly nth: number
  readonly setRule: (part: Partial<Rule>) => void
}

function RuleSettings({ rule, nth, setRule, ...props }: RuleSettingsProps) {
  return RULE_KINDS[rule.is]?.settings.map(setting => (
    <div key={setting.name} className="weft-recipe-field">
      <span>{setting.title}</span>
      <SettingInput {...props} setting={{ ...setting, title: ruleTexts.of(nth, setting.title) }} step={rule} set={setRule} />
    </div>
  ))
}

interface PlainInputProps {
  readonly setting: Setting
  readonly value: unknown
  readonly disabled: boolean
  readonly onChange: (value: unknown) => void
}

function PlainInput({ setting, value, disabled, onChange }: PlainInputProps) {
  const { title } = setting
  if (setting.input === 'flag') {
    return (
      <Checkbox checked={value === true} disabled={disabled} onChange={event => onChange(event.target.checked || undefined)}>
        {title}
      </Checkbox>
    )
  }
  if (setting.input === 'choice') {
    return (
      <Select
        aria-label={title}
        value={String(value ?? Object.keys(setting.options)[0] ?? '')}
        options={Object.entries(setting.options).map(([option, label]) => ({ value: option, label }))}
        disabled={disabled}
        onChange={(option: string) => onChange(option === '' ? undefined : option)}
      />
    )
  }
  if (setting.input === 'words') {
    return (
      <Select
        mode="tags"
        aria-label={title}
        value={Array.isArray(value) ? (value as string[]) : []}
        open={false}
        suffixIcon={null}
        tokenSeparators={['\n', ',', '，']}
        disabled={disabled}
        onChange={(words: string[]) => onChange(words)}
      />
    )
  }
  if (setting.input !== 'text') return null
  return (
    <Input
      aria-label={title}
      placeholder={setting.hint}
      value={String(value ?? '')}
      maxLength={setting.most}
      disabled={disabled}
      onChange={event => onChange(event.target.value)}
    />
  )
}

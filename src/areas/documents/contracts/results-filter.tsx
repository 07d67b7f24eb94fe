import { Input, Select, Tag } from 'antd'
import { useDictionary } from '../../../../renderer/index'
import type { ResultsAsked } from './calls'
import { texts } from './texts'

/** Whether some of the contracts of a template are asked for only. */
export const isNarrowed = ({ ids, name, number, state, ...advanced }: ResultsAsked): boolean =>
  isAdvanced(advanced) || [ids, name, number, state].some(Boolean)

const isAdvanced = ({ superQueryParams, superQueryTree }: Pick<ResultsAsked, 'superQueryParams' | 'superQueryTree'>) =>
  superQueryParams !== '' || superQueryTree !== ''

interface Props {
  readonly asked: ResultsAsked
  readonly onChange: (asked: ResultsAsked) => void
}

interface ChoiceProps {
  readonly title: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly clearable?: boolean
  readonly onChange: (value: string) => void
}

const Choice = ({ title, value, options, clearable = false, onChange }: ChoiceProps) => (
  <Select
    aria-label={title}
    placeholder={title}
    className="weft-contract-results__choice"
    allowClear={clearable}
    {...(value !== '' && { value })}
    options={[...options]}
    onChange={(chosen: string | undefined) => onChange(chosen ?? '')}
  />
)

/** A part of a text that is looked for when Enter is pressed, or the field emptied. */
const Words = ({ title, value, onChange }: Pick<ChoiceProps, 'title' | 'value' | 'onChange'>) => (
  <Input.Search
    aria-label={title}
    placeholder={title}
    className="weft-contract-results__words"
    allowClear
    defaultValue={value}
    onSearch={text => onChange(text.trim())}
  />
)

/** Which contracts are shown: of one template, by title, number and state, or some that were ticked in the list. */
export function ResultsFilter({ asked, onChange }: Props) {
  const templates = useDictionary('contract_template,name,id')
  const states = Object.entries(texts.contractStates).map(([value, label]) => ({ value, label }))
  const set = (name: keyof ResultsAsked) => (value: string) => onChange({ ...asked, [name]: value })
  return (
    <>
      <Choice
        title={texts.choose}
        value={asked.templateId}
        options={(templates.options ?? []).map(({ value, text }) => ({ value: String(value), label: text }))}
        onChange={set('templateId')}
      />
      <Words title={texts.document} value={asked.name} onChange={set('name')} />
      <Words title={texts.number} value={asked.number} onChange={set('number')} />
      <Choice title={texts.state} value={asked.state} options={states} clearable onChange={set('state')} />
      {asked.ids !== '' && (
        <Tag closable onClose={() => set('ids')('')}>
          {texts.chosen(asked.ids.split(',').length)}
        </Tag>
      )}
      {isAdvanced(asked) && (
        <Tag closable onClose={() => onChange({ ...asked, superQueryParams: '', superQueryMatchType: '', superQueryTree: '' })}>
          {texts.advanced}
        </Tag>
      )}
    </>
  )
}

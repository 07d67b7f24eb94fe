import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import { onEnter } from '../../ui/input/composing'
import '../query.css'
import { MOST_SEARCH, SEARCH_RULES, type SearchField, type SearchLine } from './search-model'
import { ruleTexts, texts } from './texts'
import type { SearchConditionsState } from './use-search-conditions'

export interface SearchConditionsProps {
  readonly search: SearchConditionsState
  readonly fields: readonly SearchField[]
  /** Enter in an input. */
  readonly onSearch: () => void
}

/** The lines of an advanced document search, and what they say. */
export function SearchConditions({ search, fields, onSearch }: SearchConditionsProps) {
  const full = search.lines.length >= MOST_SEARCH
  return (
    <div>
      {search.lines.map((line, index) => (
        <Line key={line.key} line={line} number={index + 1} search={search} fields={fields} full={full} onSearch={onSearch} />
      ))}
      {full && <p role="status">{texts.full(MOST_SEARCH)}</p>}
      {search.queryText !== '' && (
        <p className="weft-advanced-said">
          {texts.words}
          {search.queryText}
        </p>
      )}
    </div>
  )
}

interface LineProps extends SearchConditionsProps {
  readonly line: SearchLine
  /** From 1. */
  readonly number: number
  readonly full: boolean
}

function Line({ line, number, search, fields, full, onSearch }: LineProps) {
  const title = fields.find(({ value }) => value === line.field)?.title ?? line.field
  return (
    <fieldset className="weft-search-line" aria-label={texts.condition(number)}>
      {number === 1 ? (
        <span />
      ) : (
        <Select
          aria-label={texts.match}
          value={line.matchType}
          options={[
            { value: 'and' as const, label: texts.and },
            { value: 'or' as const, label: texts.or },
          ]}
          onChange={matchType => search.change({ ...line, matchType })}
        />
      )}
      <Select
        aria-label={texts.field}
        value={line.field}
        options={fields.map(({ value, title: label }) => ({ value, label }))}
        onChange={field => search.change({ ...line, field })}
      />
      <Select
        aria-label={texts.rule}
        value={line.rule}
        options={SEARCH_RULES.map(value => ({ value, label: ruleTexts[value].name }))}
        onChange={rule => search.change({ ...line, rule })}
      />
      <Input
        aria-label={texts.value(title)}
        placeholder={texts.placeholder}
        allowClear
        maxLength={200}
        value={line.val}
        onChange={event => search.change({ ...line, val: event.target.value })}
        onPressEnter={onEnter(onSearch)}
      />
      <span className="weft-advanced-buttons">
        <Button icon={<PlusOutlined aria-hidden />} aria-label={texts.add} disabled={full} onClick={() => search.add(line.key)} />
        <Button icon={<MinusOutlined aria-hidden />} aria-label={texts.remove} onClick={() => search.remove(line.key)} />
      </span>
    </fieldset>
  )
}

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Select, Space } from 'antd'
import {
  type Analysis,
  type AnalysisGroup,
  type AnalysisMeasure,
  BUCKETS,
  type Bucket,
  MOST_GROUPS,
  MOST_MEASURES,
} from '../../model/analysis'
import type { FieldModel } from '../../model/field'
import { hasBuckets, measurable, offeredMeasures, withMeasure } from './fields'
import { columnsOf, titleOf } from './result'
import { bucketTexts, measureTexts, texts } from './texts'

interface ChoicesProps {
  readonly analysis: Analysis
  readonly fields: readonly FieldModel[]
  readonly onChange: (analysis: Analysis) => void
}

const optionsOf = (fields: readonly FieldModel[]) => fields.map(({ name, title }) => ({ value: name, label: title }))

/** Each with its place, by which it is known: two may be alike, and one that is changed keeps the focus. */
const numbered = <Item,>(items: readonly Item[]) => items.map((item, index) => [item, index] as const)

/** By what rows are put together: fields, dates by their day, month or year. */
export function GroupChoices({ analysis, fields, onChange }: ChoicesProps) {
  const { groups } = analysis
  const change = (next: readonly AnalysisGroup[]) => onChange(withoutSort({ ...analysis, groups: next }))
  const free = fields.find(({ name }) => !groups.some(({ field }) => field === name))
  return (
    <div className="weft-analysis-choices">
      {numbered(groups).map(([group, index]) => (
        <Space.Compact key={index} block>
          <Select
            aria-label={texts.group(index + 1)}
            showSearch
            optionFilterProp="label"
            value={group.field}
            options={optionsOf(fields)}
            onChange={field => change(groups.with(index, { field }))}
          />
          {hasBuckets(fields.find(({ name }) => name === group.field)) && (
            <Select<Bucket | 'none'>
              aria-label={texts.bucket(index + 1)}
              style={{ width: 96 }}
              value={group.bucket ?? 'none'}
              options={(['none', ...BUCKETS] as const).map(value => ({ value, label: bucketTexts[value] }))}
              onChange={bucket => change(groups.with(index, { field: group.field, ...(bucket !== 'none' && { bucket }) }))}
            />
          )}
          <Button
            icon={<DeleteOutlined aria-hidden />}
            aria-label={texts.removeGroup(index + 1)}
            onClick={() => change(groups.toSpliced(index, 1))}
          />
        </Space.Compact>
      ))}
      <Button
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        disabled={groups.length >= MOST_GROUPS || free === undefined}
        onClick={() => free && change([...groups, { field: free.name }])}
      >
        {texts.addGroup}
      </Button>
    </div>
  )
}

/** What is reckoned of each group. */
export function MeasureChoices({ analysis, fields, onChange }: ChoicesProps) {
  const derived = analysis.measures
  const change = (next: readonly AnalysisMeasure[]) => onChange(withoutSort({ ...analysis, measures: next }))
  return (
    <div className="weft-analysis-choices">
      {numbered(derived).map(([measure, index]) => (
        <MeasureChoice
          key={index}
          measure={measure}
          number={index + 1}
          fields={fields}
          onChange={next => change(derived.with(index, next))}
          onRemove={() => change(derived.toSpliced(index, 1))}
        />
      ))}
      <Button
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        disabled={derived.length >= MOST_MEASURES}
        onClick={() => change([...derived, { measure: 'count' }])}
      >
        {texts.addMeasure}
      </Button>
    </div>
  )
}

interface MeasureChoiceProps {
  readonly measure: AnalysisMeasure
  /** From 1. */
  readonly number: number
  readonly fields: readonly FieldModel[]
  readonly onChange: (measure: AnalysisMeasure) => void
  readonly onRemove: () => void
}

function MeasureChoice({ measure: { measure, field }, number, fields, onChange, onRemove }: MeasureChoiceProps) {
  return (
    <Space.Compact block>
      <Select
        aria-label={texts.measure(number)}
        style={{ width: 110 }}
        value={measure}
        options={offeredMeasures(fields).map(value => ({ value, label: measureTexts[value].name }))}
        onChange={next => onChange(withMeasure({ measure, field }, next, fields))}
      />
      {measure !== 'count' && (
        <Select
          aria-label={texts.measured(number)}
          showSearch
          optionFilterProp="label"
          value={field ?? null}
          options={optionsOf(measurable(fields, measure))}
          onChange={next => next !== null && onChange({ measure, field: next })}
        />
      )}
      <Button icon={<DeleteOutlined aria-hidden />} aria-label={texts.removeMeasure(number)} onClick={onRemove} />
    </Space.Compact>
  )
}

/** Which fields rows show that come as they are. */
export function ColumnChoices({ analysis, fields, onChange }: ChoicesProps) {
  return (
    <Select
      mode="multiple"
      aria-label={texts.columns}
      style={{ width: '100%' }}
      allowClear
      optionFilterProp="label"
      placeholder={texts.chooseColumns}
      value={[...analysis.columns]}
      options={optionsOf(fields)}
      onChange={columns => onChange(withoutSort({ ...analysis, columns }))}
    />
  )
}

/** How the result is sorted, by one of its own columns. */
export function SortChoice({ analysis, fields, onChange }: ChoicesProps) {
  const { sort, ...rest } = analysis
  const options = columnsOf(analysis).map(column => ({ value: column.name, label: titleOf(column, fields) }))
  return (
    <Space.Compact block>
      <Select
        aria-label={texts.sort}
        value={sort?.by ?? ''}
        options={[{ value: '', label: texts.noSort }, ...options]}
        onChange={by => onChange(by === '' ? rest : { ...rest, sort: { by, order: sort?.order ?? 'desc' } })}
      />
      {sort !== undefined && (
        <Select
          aria-label={texts.order}
          style={{ width: 96 }}
          value={sort.order}
          options={[
            { value: 'asc', label: texts.ascending },
            { value: 'desc', label: texts.descending },
          ]}
          onChange={order => onChange({ ...rest, sort: { ...sort, order } })}
        />
      )}
    </Space.Compact>
  )
}

/** Its columns are others now: what it was sorted by may be something else. */
function withoutSort({ sort: _, ...analysis }: Analysis): Analysis {
  return analysis
}

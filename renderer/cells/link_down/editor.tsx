import { Alert, Select, Spin } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { splitValues } from '../../controls/base/comma'
import { inputProps } from '../../controls/base/editor-props'
import { LoadFailed } from '../../controls/base/load-failed'
import { texts as shared } from '../../controls/base/texts'
import { ChoiceSelect } from '../../controls/choice/choice-select'
import { isCondition } from '../../controls/tree/nodes'
import { texts as tree } from '../../controls/tree/texts'
import { useDictionary } from '../../dictionary'
import { useLabels } from '../../dictionary/labels'
import type { CellEditorProps } from '../../model/cell-type'
import { inLanguages } from '../../model/language'
import type { Option } from '../../model/option'
import { type LinkSettings, treeOf } from './definition'
import { type Level, useLevel } from './use-level'

/** What people read of a cascade. */
const texts = inLanguages(
  {
    chooseAbove: '请先选择上级',
  },
  {
    chooseAbove: 'Choose the level above first',
  },
)

type Props = CellEditorProps<string, LinkSettings>

/** One level of a cascade: what belongs to the value of the level above. Where that value is unknown, all rows are offered. */
export function Editor(props: Props) {
  const { settings, record } = props
  if (!isCondition(settings.condition)) return <Alert type="error" message={tree.wrongCondition} showIcon />
  if (!settings.dict.includes(',')) return <OfDictionary {...props} />
  return settings.parent && record === undefined ? <WholeTable {...props} /> : <OneLevel {...props} />
}

function WholeTable(props: Props) {
  const { options } = useDictionary(props.settings.dict)
  return <ChoiceSelect {...props} options={options} />
}

/** A level whose rows are a dictionary: what the links say belongs to the value above, in the order of the dictionary. */
function OfDictionary(props: Props) {
  const { settings, record } = props
  const { options } = useDictionary(settings.dict)
  const above = settings.parent && record !== undefined ? aboveOf(props) : undefined
  const offered = useMemo(() => linked(options, settings.links ?? undefined, above), [options, settings.links, above])
  const hints = above === null ? { placeholder: texts.chooseAbove, empty: texts.chooseAbove } : {}
  return <ChoiceSelect {...props} {...hints} options={offered} />
}

/** Of the options those that belong to the value above; all where it is unknown, none where there is none. */
function linked(options: readonly Option[], links: LinkSettings['links'], above: string | null | undefined): readonly Option[] {
  if (above === null) return []
  if (above === undefined || !links) return options
  const own = new Set(Object.hasOwn(links, above) ? splitValues(links[above] ?? null) : [])
  return options.filter(({ value }) => own.has(value))
}

/** The value of the level above; null while nothing is chosen there. */
function aboveOf({ settings, record }: Props): string | null {
  if (!settings.parent) return settings.pidValue
  const value = record?.[settings.parent]
  return value === null || value === undefined || value === '' ? null : String(value)
}

function OneLevel(props: Props) {
  const { settings, value, readOnly, unfolded } = props
  const above = aboveOf(props)
  const { nodes, state, load } = useLevel(settings, above)
  const { what, fetch } = useMemo(() => treeOf(settings), [settings])
  const keys = useMemo(() => (value === null ? [] : [value]), [value])
  const labels = useLabels(what, keys, fetch)
  const [open, setOpen] = useState(unfolded === true)
  useEffect(() => {
    // Also where the level above changes while the list is open, or the list is open from the beginning.
    if (open && state === 'idle') void load()
  }, [open, state, load])
  return (
    <Select<Labelled | undefined>
      {...inputProps(props)}
      placeholder={props.placeholder ?? (above === null ? texts.chooseAbove : shared.choose)}
      labelInValue
      value={value === null ? undefined : { value, label: labels.get(value) ?? value }}
      onChange={chosen => !readOnly && props.onChange(chosen?.value ?? null)}
      options={nodes.map(node => ({ value: node.value, label: node.title }))}
      optionFilterProp="label"
      notFoundContent={<Nothing state={state} above={above} onRetry={() => void load()} />}
      onOpenChange={now => {
        setOpen(now && !readOnly)
        if (now && state === 'failed') void load()
      }}
      showSearch={!readOnly}
      allowClear={!readOnly}
      defaultOpen={unfolded === true}
      style={{ width: '100%' }}
      {...(readOnly ? { open: false } : {})}
    />
  )
}

interface Labelled {
  readonly value: string
  readonly label: string
}

function Nothing({
  state,
  above,
  onRetry,
}: {
  readonly state: Level['state']
  readonly above: string | null
  readonly onRetry: () => void
}) {
  if (above === null) return <span role="status">{texts.chooseAbove}</span>
  if (state === 'failed') return <LoadFailed onRetry={onRetry} />
  if (state === 'ready') return <span role="status">{shared.noData}</span>
  return (
    <span role="status">
      <Spin size="small" /> {shared.loading}
    </span>
  )
}

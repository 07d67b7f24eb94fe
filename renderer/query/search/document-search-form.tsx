import { Button, Checkbox, DatePicker, Select, Space } from 'antd'
import dayjs from 'dayjs'
import { useDictionary } from '../../dictionary'
import { useNarrow } from '../../hooks/media-query'
import type { WidgetProps } from '../../model/widget'
import { isObject } from '../../source'
import { useTab } from '../../source/host-context'
import { Pager } from '../../ui/pager/pager'
import type { DocumentSearchSettings } from './definition'
import { CATEGORIES, type DocumentSearch, PAGE_SIZES, SORT_KEYS } from './document-search'
import { SearchConditions } from './search-conditions'
import { texts } from './texts'
import { type AskedWords, useDocumentSearch } from './use-document-search'
import { WordsInput } from './words-input'

type State = ReturnType<typeof useDocumentSearch>

/** Words, filters, order and the advanced mode of a document search. */
export function DocumentSearchForm({ settings, values, onSelect }: WidgetProps<DocumentSearchSettings>) {
  const tab = useTab()
  const state = useDocumentSearch(onSelect, {
    scope: settings.scope === 'title' ? 0 : 1,
    address: settings.address ? tab?.address : undefined,
    asked: readAsked(values.asked),
  })
  const { search, conditions, place } = state
  const total = Number(values.total ?? 0)
  const from = (place.page - 1) * place.size + 1
  const tight = useNarrow()
  return (
    <section className="weft-document-search" aria-label={texts.search}>
      <Words state={state} settings={settings} />
      <Filters state={state} settings={settings} />
      {conditions.advanced && (
        <div className="weft-document-search-more">
          <SearchConditions search={conditions} fields={state.fields} onSearch={state.run} />
          <Advanced search={search} settings={settings} onType={state.type} />
          <Space wrap>
            <Button type="primary" autoInsertSpace={false} onClick={state.run}>
              {texts.search}
            </Button>
            <Button autoInsertSpace={false} onClick={state.reset}>
              {texts.reset}
            </Button>
          </Space>
        </div>
      )}
      {total > 0 && (
        <Pager page={place.page} pageSize={place.size} pageSizes={PAGE_SIZES} total={total} tight={tight} onChange={state.turn}>
          {texts.total(from, Math.min(from + place.size - 1, total), total)}
        </Pager>
      )}
    </section>
  )
}

/** Words that a sibling wants to be looked for. */
const readAsked = (given: unknown): AskedWords | undefined =>
  isObject(given) && typeof given.text === 'string' && typeof given.round === 'number'
    ? { text: given.text, round: given.round }
    : undefined

interface PartProps {
  readonly state: State
  readonly settings: DocumentSearchSettings
}

function Words({ state: { search, conditions, type, set, run }, settings }: PartProps) {
  return (
    <div className="weft-document-search-line">
      <Space.Compact className="weft-document-search-words">
        <Select
          aria-label={texts.scope}
          value={search.searchScope}
          options={[
            { value: 0 as const, label: texts.title },
            { value: 1 as const, label: texts.fullText },
          ]}
          onChange={searchScope => type({ searchScope })}
        />
        <WordsInput
          value={search.searchValue}
          suggest={settings.suggest}
          onChange={searchValue => type({ searchValue })}
          onSearch={searchValue => set({ searchValue })}
        />
        <Button type="primary" autoInsertSpace={false} onClick={run}>
          {texts.search}
        </Button>
      </Space.Compact>
      <Button aria-expanded={conditions.advanced} onClick={conditions.advanced ? conditions.leave : conditions.enter}>
        {conditions.advanced ? texts.leaveAdvanced : texts.advanced}
      </Button>
    </div>
  )
}

function Filters({ state: { search, set }, settings }: PartProps) {
  return (
    <div className="weft-document-search-line">
      <Select
        aria-label={texts.category}
        value={search.category}
        options={CATEGORIES.map(value => ({ value, label: texts.categories[value === '' ? 'all' : value] }))}
        onChange={category => set({ category })}
      />
      <Chosen name={texts.textType} dict={settings.textTypes} value={search.textType} onChange={textType => set({ textType })} />
      <Chosen
        name={texts.documentType}
        dict={settings.documentTypes}
        value={search.documentTypeId}
        onChange={documentTypeId => set({ documentTypeId })}
      />
      <Chosen name={texts.company} dict={settings.companies} value={search.companyId} onChange={companyId => set({ companyId })} />
      <Checkbox checked={search.isCollect} onChange={event => set({ isCollect: event.target.checked })}>
        {texts.collected}
      </Checkbox>
      <Checkbox checked={search.isSelf} onChange={event => set({ isSelf: event.target.checked })}>
        {texts.own}
      </Checkbox>
      <Select
        aria-label={texts.sort}
        value={search.sort}
        options={SORT_KEYS.map(value => ({ value, label: texts.sorts[value] }))}
        onChange={sort => set({ sort })}
      />
      <Select
        aria-label={texts.order}
        value={search.order}
        options={(['desc', 'asc'] as const).map(value => ({ value, label: texts.orders[value] }))}
        onChange={order => set({ order })}
      />
    </div>
  )
}

interface ChosenProps {
  readonly name: string
  readonly dict: string | null | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

const Chosen = ({ dict, ...rest }: ChosenProps) => (dict ? <DictChoice dict={dict} {...rest} /> : null)

function DictChoice({ name, dict, value, onChange }: ChosenProps & { readonly dict: string }) {
  const { options, state } = useDictionary(dict)
  return (
    <Select
      aria-label={name}
      placeholder={name}
      allowClear
      showSearch
      optionFilterProp="label"
      loading={state === 'loading'}
      popupMatchSelectWidth={false}
      style={{ minWidth: 120 }}
      value={value === '' ? null : value}
      options={options.map(option => ({ value: option.value, label: option.text }))}
      onChange={chosen => onChange(chosen ?? '')}
    />
  )
}

interface AdvancedProps {
  readonly search: DocumentSearch
  readonly settings: DocumentSearchSettings
  readonly onType: State['type']
}

function Advanced({ search: { advanced }, settings, onType }: AdvancedProps) {
  const { startCreateTime, endCreateTime, fileType } = advanced
  const day = (text: string) => (text === '' ? null : dayjs(text))
  return (
    <div className="weft-document-search-line">
      <Select
        mode="multiple"
        aria-label={texts.fileTypes}
        placeholder={texts.fileTypes}
        style={{ minWidth: 200 }}
        value={[...fileType]}
        options={settings.fileTypes.map(value => ({ value, label: value }))}
        onChange={types => onType({ advanced: { ...advanced, fileType: types } })}
      />
      <DatePicker.RangePicker
        aria-label={texts.dates}
        allowEmpty
        value={[day(startCreateTime), day(endCreateTime)]}
        onChange={(_, [start, end]) => onType({ advanced: { ...advanced, startCreateTime: start, endCreateTime: end } })}
      />
    </div>
  )
}

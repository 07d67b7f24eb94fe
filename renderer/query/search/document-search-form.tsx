import { Button, Checkbox, DatePicker, Input, Pagination, Select, Space } from 'antd'
import dayjs from 'dayjs'
import { useDictionary } from '../../dictionary'
import type { WidgetProps } from '../../model/widget'
import { onEnter } from '../../ui/input/composing'
import type { DocumentSearchSettings } from './definition'
import { CATEGORIES, type DocumentSearch, PAGE_SIZES, SORT_KEYS } from './document-search'
import { SearchConditions } from './search-conditions'
import { texts } from './texts'
import { useDocumentSearch } from './use-document-search'

type State = ReturnType<typeof useDocumentSearch>

/** Words, filters, order and the advanced mode of a document search. */
export function DocumentSearchForm({ settings, values, onSelect }: WidgetProps<DocumentSearchSettings>) {
  const state = useDocumentSearch(onSelect)
  const { search, conditions, place } = state
  const total = Number(values.total ?? 0)
  return (
    <section className="weft-document-search" aria-label={texts.search}>
      <Words state={state} />
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
        <Pagination
          size="small"
          current={place.page}
          pageSize={place.size}
          total={total}
          pageSizeOptions={[...PAGE_SIZES]}
          showSizeChanger
          showTotal={texts.total}
          onChange={state.turn}
        />
      )}
    </section>
  )
}

function Words({ state: { search, conditions, type, run } }: { readonly state: State }) {
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
        <Input
          aria-label={texts.words.replace(/[：:]\s*$/, '')}
          placeholder={texts.placeholder}
          allowClear
          maxLength={200}
          value={search.searchValue}
          onChange={event => type({ searchValue: event.target.value })}
          onPressEnter={onEnter(run)}
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

function Filters({ state: { search, set }, settings }: { readonly state: State; readonly settings: DocumentSearchSettings }) {
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

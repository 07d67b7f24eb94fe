import { SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons'
import { Button, Drawer, Input, Select, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Frequency, Semantic, SheetColumn } from '../calls'
import { texts } from '../texts'
import { Bars } from './bars'
import { percent } from './column-panel'
import { type Condition, contains, equals, isEmpty, isFilled, within } from './conditions'

/** Longer values are shown cut off, so that nothing equals them. */
const CUT = 100
/** Types of columns whose values mean something beside their type. */
const MEANT: ReadonlySet<string> = new Set(['text', 'whole'])

interface ProfileDrawerProps {
  readonly column: SheetColumn | undefined
  readonly rows: number
  readonly mayMask: boolean
  readonly onFilter: (condition: Condition) => void
  readonly onSort: (descending: boolean) => void
  /** The version is the current one, whose columns are said to mean something. */
  readonly mayMean: boolean
  readonly onMeaning: (kind: Semantic | 'none' | 'found') => void
  readonly onMask: (kind: 'none' | 'part' | 'whole') => void
  readonly onClose: () => void
}

/** What a column holds; each figure narrows the rows to those that it counts. */
export function ProfileDrawer({ column, onClose, ...others }: ProfileDrawerProps) {
  return (
    <Drawer
      open={column !== undefined}
      onClose={onClose}
      title={column && texts.profile(column.name)}
      width="min(420px, 100vw)"
      closable={{ 'aria-label': texts.close }}
    >
      {column && <Profile key={column.name} column={column} {...others} />}
    </Drawer>
  )
}

const shown = (count: number) => count.toLocaleString('zh-CN')

function Profile({
  column,
  rows,
  onFilter,
  onSort,
  ...settings
}: Omit<ProfileDrawerProps, 'column' | 'onClose'> & { readonly column: SheetColumn }) {
  const { bars, filled, distinct, top, patterns, mean, quartiles, lengths, min, max, semantic, invalid } = column
  return (
    <div className="weft-data-profile">
      <Space wrap>
        <Button icon={<SortAscendingOutlined aria-hidden />} onClick={() => onSort(false)}>
          {texts.sortUp}
        </Button>
        <Button icon={<SortDescendingOutlined aria-hidden />} onClick={() => onSort(true)}>
          {texts.sortDown}
        </Button>
      </Space>
      {column.type === 'text' && <Within onFilter={text => onFilter(contains(column, text))} />}
      {bars.length > 1 && (
        <section>
          <h3>{texts.spread}</h3>
          <Bars
            bars={bars}
            label={texts.spread}
            onBar={at => {
              const bar = bars[at]
              if (bar) onFilter(within(column, bar, at === bars.length - 1))
            }}
          />
        </section>
      )}
      <dl>
        {semantic && <Figure name={texts.meaning} value={texts.semantics[semantic]} />}
        {invalid !== null && <Figure name={texts.invalid} value={texts.invalidOf(shown(invalid), percent(invalid, filled ?? 0))} />}
        {filled !== null && (
          <Figure name={texts.filledRows} value={shown(filled)} onPress={filled > 0 ? () => onFilter(isFilled(column)) : undefined} />
        )}
        {filled !== null && (
          <Figure name={texts.empty} value={shown(rows - filled)} onPress={rows > filled ? () => onFilter(isEmpty(column)) : undefined} />
        )}
        {distinct !== null && <Figure name={texts.distinct(distinct)} value="" />}
        {min !== null && <Figure name={texts.min} value={min} onPress={() => onFilter(equals(column, min))} />}
        {max !== null && <Figure name={texts.max} value={max} onPress={() => onFilter(equals(column, max))} />}
        {mean !== null && <Figure name={texts.mean} value={rounded(mean)} />}
        {quartiles?.map((value, at) => (
          <Figure key={texts.quartiles[at]} name={texts.quartiles[at] ?? ''} value={rounded(value)} />
        ))}
        {lengths && <Figure name={texts.lengths} value={lengths.join(' ～ ')} />}
      </dl>
      {top.length > 0 && (
        <Frequent title={texts.top} found={top} of={filled ?? 0} onPress={value => value.length < CUT && onFilter(equals(column, value))} />
      )}
      {patterns.length > 0 && <Frequent title={texts.patterns} hint={texts.patternHint} found={patterns} of={filled ?? 0} />}
      <Settings column={column} {...settings} />
    </div>
  )
}

type SettingsProps = Pick<ProfileDrawerProps, 'mayMask' | 'mayMean' | 'onMask' | 'onMeaning'> & { readonly column: SheetColumn }

/** What a user says of the column. */
function Settings({ column, mayMask, mayMean, onMask, onMeaning }: SettingsProps) {
  return (
    <>
      {mayMean && MEANT.has(column.type) && (
        <Choice
          title={texts.meaningFor}
          value={column.meaning ?? 'found'}
          labels={{ found: texts.meaningFound, none: texts.meaningNone, ...texts.semantics }}
          onChange={kind => onMeaning(kind as Semantic)}
        />
      )}
      {mayMask && (
        <Choice title={texts.maskFor} value={column.mask ?? 'none'} labels={texts.masks} onChange={kind => onMask(kind as 'none')} />
      )}
    </>
  )
}

interface ChoiceProps {
  readonly title: string
  readonly value: string
  readonly labels: { readonly [value: string]: string }
  readonly onChange: (value: string) => void
}

function Choice({ title, value, labels, onChange }: ChoiceProps) {
  const options = Object.entries(labels).map(([key, label]) => ({ value: key, label }))
  return (
    <section>
      <h3>{title}</h3>
      <Select aria-label={title} value={value} options={options} onChange={onChange} style={{ width: '100%' }} />
    </section>
  )
}

/** Figures that are reckoned in floats are shown as exactly as they are known. */
const rounded = (text: string) => Number(Number(text).toPrecision(12)).toLocaleString('zh-CN', { maximumFractionDigits: 4 })

function Within({ onFilter }: { readonly onFilter: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <Input.Search
      aria-label={texts.searchIn}
      placeholder={texts.searchIn}
      enterButton={texts.search}
      value={text}
      maxLength={100}
      onChange={event => setText(event.target.value)}
      onSearch={given => given !== '' && onFilter(given)}
    />
  )
}

function Figure({
  name,
  value,
  onPress,
}: {
  readonly name: string
  readonly value: ReactNode
  readonly onPress?: (() => void) | undefined
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {onPress ? (
          <button type="button" className="weft-data-link" aria-label={texts.onlyThis(`${name} ${String(value)}`)} onClick={onPress}>
            {value}
          </button>
        ) : (
          value
        )}
      </dd>
    </div>
  )
}

interface FrequentProps {
  readonly title: string
  readonly hint?: string
  readonly found: readonly Frequency[]
  readonly of: number
  readonly onPress?: (value: string) => void
}

function Frequent({ title, hint, found, of, onPress }: FrequentProps) {
  return (
    <section>
      <h3>{title}</h3>
      {hint && <small>{hint}</small>}
      <ul className="weft-data-frequent">
        {found.map(({ value, count }) => (
          <li key={value} style={{ backgroundSize: `${of === 0 ? 0 : (100 * count) / of}% 100%` }}>
            {onPress ? (
              <button
                type="button"
                className="weft-data-link"
                aria-label={texts.onlyThis(value ?? '')}
                onClick={() => onPress(value ?? '')}
              >
                {value}
              </button>
            ) : (
              <code>{value}</code>
            )}
            <span>{shown(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

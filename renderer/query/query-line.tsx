import { CloseOutlined, DownOutlined, FilterOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Fragment, forwardRef, type ReactNode } from 'react'
import type { FieldModel } from '../model/field'
import { splitValues } from './conditions'
import type { QueryEntries, QueryEntry } from './filters'
import { ValueText } from './query-words'
import { texts } from './texts'

export interface QueryTagsProps {
  readonly fields: readonly FieldModel[]
  /** What the rows are filtered by now. */
  readonly entries: QueryEntries
  /** Whether an advanced query is in force. */
  readonly advanced: boolean
  /** Takes the filter of a field away; undefined: that of the advanced query. */
  readonly onDrop: (name: string | undefined) => void
}

export interface QueryLineProps extends QueryTagsProps {
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** The query of a narrow list: one line with its filters as tags, which opens to the inputs. */
export const QueryLine = forwardRef<HTMLButtonElement, QueryLineProps>(function QueryLine(props, ref) {
  const { open, onOpen, ...tags } = props
  return (
    <div className="weft-query-line">
      <Button ref={ref} icon={<FilterOutlined aria-hidden />} aria-expanded={open} autoInsertSpace={false} onClick={() => onOpen(!open)}>
        {texts.filter} {open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
      </Button>
      <QueryTags {...tags} />
    </div>
  )
})

/** What the rows are filtered by; each can be taken away. */
export function QueryTags({ fields, entries, advanced, onDrop }: QueryTagsProps) {
  const filtered = fields.filter(({ name }) => entries.has(name))
  return (
    <ul className="weft-query-tags" aria-label={texts.inForce}>
      {filtered.map(field => (
        <li key={field.name}>
          <Dropped title={field.title} onDrop={() => onDrop(field.name)}>
            {field.title}：<EntryText field={field} entry={entries.get(field.name) ?? ''} />
          </Dropped>
        </li>
      ))}
      {advanced && (
        <li>
          <Dropped title={texts.advanced} onDrop={() => onDrop(undefined)}>
            {texts.advanced}
          </Dropped>
        </li>
      )}
    </ul>
  )
}

function Dropped({ title, onDrop, children }: { readonly title: string; readonly onDrop: () => void; readonly children: ReactNode }) {
  return (
    <span className="weft-query-tag">
      <span>{children}</span>
      <button type="button" aria-label={texts.drop(title)} onClick={onDrop}>
        <CloseOutlined aria-hidden />
      </button>
    </span>
  )
}

function EntryText({ field, entry }: { readonly field: FieldModel; readonly entry: QueryEntry }) {
  const values = typeof entry === 'string' ? splitValues(entry) : [entry.begin, entry.end]
  const between = typeof entry === 'string' ? '、' : ' ~ '
  return values.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: values have their place and nothing else.
    <Fragment key={index}>
      {index > 0 && between}
      {value !== '' && <ValueText field={field} value={value} partial={false} />}
    </Fragment>
  ))
}

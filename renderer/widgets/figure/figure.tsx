import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Skeleton } from 'antd'
import type { WidgetProps } from '../../model/widget'
import { SafeLink } from '../../ui/html/safe-link'
import { Icon } from '../../ui/look/icon'
import { numberText } from '../../ui/text/number-text'
import { fieldValue } from '../../ui/text/row-link'
import { texts } from '../../ui/texts'
import { useCountUp } from '../../ui/wall/use-count-up'
import { changeOf } from './change'
import type { FigureSettings } from './definition'
import './figure.css'

/** A number that people look at every day. Its place does not change when the number arrives. */
export function Figure({ settings, data, title, link }: WidgetProps<FigureSettings>) {
  const { icon, unit, tone, value, precision } = settings
  const loading = data === undefined
  const number = value === undefined || value === null ? data : fieldValue(data, value)
  const counted = useCountUp(loading ? undefined : number)
  return (
    <div className={`weft-figure weft-figure-${tone}`} aria-busy={loading}>
      <div className="weft-figure-head">
        <h2>{link === undefined ? title : <SafeLink href={link}>{title}</SafeLink>}</h2>
        {typeof icon === 'string' && (
          <span className="weft-figure-icon">
            <Icon name={icon} />
          </span>
        )}
      </div>
      <div className="weft-figure-number">
        {loading ? <Skeleton.Button active size="small" /> : <strong>{numberText(counted, precision)}</strong>}
        {!loading && unit !== '' && <span>{unit}</span>}
      </div>
      <FigureFoot settings={settings} data={data} number={number} />
    </div>
  )
}

function FigureFoot({ settings, data, number }: Pick<WidgetProps<FigureSettings>, 'settings' | 'data'> & { readonly number: unknown }) {
  const { compare, compareText, notes, unit, precision } = settings
  const change = typeof compare === 'string' ? changeOf(number, fieldValue(data, compare), { unit, precision }) : undefined
  if (typeof compare !== 'string' && notes.length === 0) return null
  return (
    <p className="weft-figure-foot">
      {typeof compare === 'string' && (
        <span>
          {compareText ?? texts.thanYesterday}{' '}
          <span className={`weft-figure-${change?.direction ?? 'same'}`}>
            {change?.direction === 'up' && <ArrowUpOutlined aria-label={texts.up} />}
            {change?.direction === 'down' && <ArrowDownOutlined aria-label={texts.down} />}
            {change === undefined ? '–' : change.direction === 'same' ? texts.same : change.text}
          </span>
        </span>
      )}
      {notes.map(note => (
        <span key={note.value}>
          {note.text} <b>{data === undefined ? '–' : numberText(fieldValue(data, note.value))}</b>
        </span>
      ))}
    </p>
  )
}

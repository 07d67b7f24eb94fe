import { optionOf } from '../../dictionary'
import { sentText } from '../../dictionary/sent-text'
import type { CellViewerProps } from '../../model/cell-type'
import { splitValues } from '../base/comma'
import { Ellipsis } from '../text/ellipsis'
import type { ChoiceSettings } from './choice-codec'
import { StatusDot } from './status-dot'

/** The texts of one or several choices: by the options, else by the text that the server sent along, else the values themselves. */
export function ChoiceViewer({ value, options, row, field, view, ellipsis, settings }: CellViewerProps<string, Partial<ChoiceSettings>>) {
  if (value === null) return null
  const whole = optionOf(options, value)
  const values = whole === undefined ? splitValues(value) : [value]
  const choices = values.map(each => {
    const option = optionOf(options, each)
    return { value: each, option, color: colorOf(settings, each) ?? option?.color }
  })
  const sent = choices.some(({ option }) => option === undefined) ? sentText(row, field.name) : undefined
  const text = sent ?? choices.map(({ value, option }) => option?.text ?? value).join(',')
  if (choices.every(({ color }) => color === undefined)) return <Ellipsis text={text} length={ellipsis} />
  return (
    <span className={view === 'list' ? 'weft-dots weft-dots-line' : 'weft-dots'}>
      {choices.map(({ value, option, color }) => (
        <StatusDot key={value} color={color ?? 'default'}>
          {option?.text ?? (choices.length === 1 ? text : value)}
        </StatusDot>
      ))}
    </span>
  )
}

function colorOf({ colors }: Partial<ChoiceSettings>, value: string): string | undefined {
  return colors && Object.hasOwn(colors, value) ? colors[value] : undefined
}

import { Tag } from 'antd'
import { optionOf } from '../../dictionary'
import type { CellViewerProps } from '../../model/cell-type'
import { splitValues } from './comma'
import { Ellipsis } from './ellipsis'
import { sentText } from './sent-text'

/** The texts of one or several choices: by the options, else by the text that the server sent along, else the values themselves. */
export function ChoiceViewer({ value, options, row, field, ellipsis }: CellViewerProps<string, unknown>) {
  if (value === null) return null
  const whole = optionOf(options, value)
  const values = whole === undefined ? splitValues(value) : [value]
  const found = values.map(each => optionOf(options, each))
  if (found.some(option => option?.color !== undefined)) {
    return (
      <>
        {found.map((option, index) => (
          <Tag key={values[index]} {...(option?.color === undefined ? {} : { color: option.color })}>
            {option?.text ?? values[index]}
          </Tag>
        ))}
      </>
    )
  }
  const sent = found.includes(undefined) ? sentText(row, field.name) : undefined
  const text = sent ?? found.map((option, index) => option?.text ?? values[index]).join(',')
  return <Ellipsis text={text} length={ellipsis} />
}

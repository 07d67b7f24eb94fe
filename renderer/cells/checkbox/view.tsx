import { joinValues, splitValues } from '../../controls/base/comma'
import { ariaProps } from '../../controls/base/editor-props'
import type { NoSettings } from '../../controls/base/settings'
import { Box } from '../../controls/choice/box'
import { ChoicesSelect, NoChoices } from '../../controls/choice/choice-select'
import { ChoiceViewer } from '../../controls/choice/choice-viewer'
import { leaving } from '../../controls/choice/leaving'
import type { CellEditorProps, CellType } from '../../model/cell-type'
import { defined } from '../../model/defined'
import { definition } from './definition'

/** Without the frame that browsers draw around a group. */
const plain = { border: 0, margin: 0, padding: 0, minWidth: 0 }

/** A box for each option; in a query bar a list. Values are joined in the order of the options, unknown ones behind them. */
function Editor(props: CellEditorProps<string, NoSettings>) {
  if (props.inQuery) return <ChoicesSelect {...props} />
  const chosen = splitValues(props.value)
  const toggle = (value: string, on: boolean) => {
    if (props.readOnly) return
    const next = new Set(chosen)
    if (on) next.add(value)
    else next.delete(value)
    const known = props.options.map(option => option.value)
    props.onChange(joinValues([...known.filter(each => next.has(each)), ...[...next].filter(each => !known.includes(each))]))
  }
  return (
    <fieldset {...ariaProps(props)} {...defined({ id: props.id })} style={plain} onBlur={leaving(props.onBlur)}>
      {props.options.length === 0 && <NoChoices dict={props.field.dict} />}
      {props.options.map((option, index) => (
        <Box
          key={option.value}
          checked={chosen.includes(option.value)}
          disabled={props.disabled || option.disabled === true}
          autoFocus={props.autoFocus === true && index === 0}
          onChange={on => toggle(option.value, on)}
        >
          {option.text}
        </Box>
      ))}
    </fieldset>
  )
}

export const checkbox: CellType<string, NoSettings> = { ...definition, Viewer: ChoiceViewer, Editor }

import { CheckOutlined } from '@ant-design/icons'
import { Box } from '../../controls/choice/box'
import { TruthSelect } from '../../controls/choice/choice-select'
import { translated } from '../../model/catalogue'
import type { CellEditorProps, CellType, CellViewerProps } from '../../model/cell-type'
import { type CheckboxMetaSettings, definition } from './definition'

/** A tick where it is on; who listens hears both. */
function Viewer({ value, settings, options }: CellViewerProps<boolean, CheckboxMetaSettings>) {
  if (value === null) return null
  const text = definition.codec.text(value, { settings, options })
  return (
    <span role="img" aria-label={text} title={text}>
      {value ? <CheckOutlined aria-hidden /> : null}
    </span>
  )
}

/** A box; in a query bar a list of both, where nothing means all. */
function Editor(props: CellEditorProps<boolean, CheckboxMetaSettings>) {
  const [on = '', off = ''] = props.settings.texts.map(text => translated(text))
  if (props.inQuery) return <TruthSelect {...props} on={on} off={off} />
  return (
    <Box
      label={props.field.title}
      invalid={props.invalid}
      readOnly={props.readOnly}
      id={props.id}
      describedBy={props.describedBy}
      onBlur={props.onBlur}
      checked={props.value === true}
      disabled={props.disabled}
      autoFocus={props.autoFocus === true}
      onChange={on => !props.readOnly && props.onChange(on)}
    />
  )
}

export const checkboxMeta: CellType<boolean, CheckboxMetaSettings> = { ...definition, Viewer, Editor }

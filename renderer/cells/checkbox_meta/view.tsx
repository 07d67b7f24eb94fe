import { CheckOutlined } from '@ant-design/icons'
import { Box } from '../../controls/choice/box'
import { type TruthProps, truthEditor } from '../../controls/choice/truth-editor'
import type { CellType, CellViewerProps } from '../../model/cell-type'
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

function Tick(props: TruthProps<CheckboxMetaSettings>) {
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

export const checkboxMeta: CellType<boolean, CheckboxMetaSettings> = { ...definition, Viewer, Editor: truthEditor(Tick) }

import { Box } from '../../controls/choice/box'
import { type TruthProps, truthEditor } from '../../controls/choice/truth-editor'
import { CodecText } from '../../controls/text/codec-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { type CheckboxMetaSettings, definition } from './definition'

/** The word that a switch has too. */
function Viewer(props: CellViewerProps<boolean, CheckboxMetaSettings>) {
  return <CodecText {...props} codec={definition.codec} />
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

import type { CellEditorProps } from '../../model/cell-type'
import { inputProps } from '../base/editor-props'
import { texts } from '../base/texts'
import { useEscape } from './use-escape'
import { type KeptText, useKeptText } from './use-kept-text'

/** What pickers of days and of times have in common: the chosen value, what is typed, when it opens and whether it can be changed. */
export function usePicker(props: CellEditorProps<string, unknown>, kept: KeptText) {
  const popup = useEscape(props.unfolded)
  const { inputState, picker } = useKeptText(props, kept)
  return {
    ...inputProps({ ...props, ...inputState }),
    ...picker,
    ...popup,
    placeholder: props.placeholder ?? texts.choose,
    value: kept.shown,
    onChange: kept.onTake,
    format: kept.format,
    inputReadOnly: props.readOnly,
    allowClear: !props.readOnly,
    style: { width: '100%' },
    defaultOpen: props.unfolded === true,
    ...(props.readOnly ? { open: false } : {}),
  }
}

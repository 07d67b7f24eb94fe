import { Input } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { inputProps } from '../shared/editor-props'
import type { NoSettings } from '../shared/settings'

export function Editor(props: CellEditorProps<string, NoSettings>) {
  return (
    <Input.Password
      {...inputProps(props)}
      value={props.value ?? ''}
      readOnly={props.readOnly}
      // Browsers would fill in the password of whoever edits another person.
      autoComplete="new-password"
      onChange={event => props.onChange(event.target.value === '' ? null : event.target.value)}
    />
  )
}

import { Input } from 'antd'
import { useId } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { inputProps } from '../shared/editor-props'
import { texts } from '../shared/texts'
import type { PasswordSettings } from './schema'
import { strengthOf } from './strength'

export function Editor(props: CellEditorProps<string, PasswordSettings>) {
  const { value, settings } = props
  const told = useId()
  const shown = settings.strength && value !== null && !props.compact
  const describedBy = [props.describedBy, shown ? told : undefined].filter(each => each !== undefined).join(' ')
  return (
    <div>
      <Input.Password
        {...inputProps({ ...props, ...(describedBy === '' ? {} : { describedBy }) })}
        value={value ?? ''}
        readOnly={props.readOnly}
        // Browsers would fill in the password of a user who edits another person.
        autoComplete="new-password"
        onChange={event => props.onChange(event.target.value === '' ? null : event.target.value)}
      />
      {shown && <Strength id={told} level={strengthOf(value)} />}
    </div>
  )
}

const colors = ['var(--weft-danger)', 'var(--weft-danger)', 'var(--weft-warning)', 'var(--weft-success)']

function Strength({ id, level }: { readonly id: string; readonly level: number }) {
  return (
    <div id={id} role="status" style={{ display: 'flex', alignItems: 'center', gap: 8, marginTop: 4 }}>
      <span aria-hidden style={{ display: 'flex', flex: 1, gap: 4 }}>
        {[1, 2, 3].map(step => (
          <span
            key={step}
            style={{ flex: 1, height: 4, borderRadius: 2, background: step <= level ? colors[level] : 'var(--weft-line)' }}
          />
        ))}
      </span>
      <span style={{ color: colors[level] }}>{texts.strength(texts.strengths[level] ?? '')}</span>
    </div>
  )
}

import { Input } from 'antd'
import { useId } from 'react'
import { inputProps } from '../../controls/base/editor-props'
import { texts } from '../../controls/base/texts'
import type { CellEditorProps } from '../../model/cell-type'
import type { PasswordSettings } from './definition'

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]

/** Fewer characters are too short whatever they are. */
const LEAST = 8

/** From 0, too short, over 1, weak, and 2, medium, to 3, strong: by length and by kinds of characters, however they are repeated. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  if (password.length < LEAST) return 0
  const found = kinds.filter(kind => kind.test(password)).length
  const various = new Set(password).size >= LEAST - 2
  if (found >= 3 && various) return 3
  return found >= 2 && various ? 2 : 1
}

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

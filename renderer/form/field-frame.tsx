import { QuestionCircleOutlined } from '@ant-design/icons'
import type { Field } from '@formily/core'
import { observer, useField } from '@formily/react'
import { Tooltip, theme } from 'antd'
import { type ReactNode, useContext } from 'react'
import { fieldState } from './field-state'
import { ColumnsContext } from './form-grid'
import { errorId, itemId, useFormSpace } from './form-space'

/** Label, help and error of one form item. The line for the error is always there, so that nothing moves. */
export const FieldFrame = observer(function FieldFrame({ children }: { readonly children?: ReactNode }) {
  const field = useField<Field>()
  const space = useFormSpace()
  const columns = useContext(ColumnsContext)
  const { token } = theme.useToken()
  const name = String(field.props.name)
  const model = space.session.compiled.fields.get(name)
  if (model === undefined) return null
  // A hidden cell has a value and no place.
  if (model.type === 'hidden') return children
  const { required, problems } = fieldState(field)
  const message = Object.values(problems)[0] ?? field.selfErrors[0]
  return (
    <div className="weft-item" data-field={name} style={{ gridColumn: `span ${Math.min(model.span, columns)}` }}>
      <label className="weft-item-label" htmlFor={itemId(space, name)} title={model.title}>
        {required && (
          <span aria-hidden className="weft-item-mark" style={{ color: token.colorError }}>
            *
          </span>
        )}
        {model.title}
        {model.help !== undefined && (
          <Tooltip title={model.help}>
            <QuestionCircleOutlined aria-label={model.help} className="weft-item-help" style={{ color: token.colorTextTertiary }} />
          </Tooltip>
        )}
      </label>
      <div className="weft-item-control">
        {children}
        <div className="weft-item-message" style={{ color: token.colorError }}>
          {message !== undefined && (
            <span role="alert" id={errorId(space, name)} title={String(message)}>
              {message}
            </span>
          )}
        </div>
      </div>
    </div>
  )
})

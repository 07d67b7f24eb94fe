import { observer } from '@formily/reactive-react'
import type { ReactNode } from 'react'
import { FormGroup } from './form-group'
import { errorId, useFormSpace } from './form-space'

export interface FormObjectProps {
  readonly name: string
  readonly draw: () => ReactNode
}

/** The fields of an object under its title, with what is wrong with it as a whole. */
export const FormObject = observer(function FormObject({ name, draw }: FormObjectProps) {
  const space = useFormSpace()
  const item = space.session.items.get(name)
  if (item === undefined || !item.isShown) return null
  const { error, problems } = item.state
  const message = Object.values(problems)[0] ?? error
  return (
    <div className="weft-wide" data-field={name}>
      <FormGroup title={item.model.title}>{draw()}</FormGroup>
      {message !== undefined && (
        <div className="weft-item-message" role="alert" id={errorId(space, name)}>
          {message}
        </div>
      )}
    </div>
  )
})

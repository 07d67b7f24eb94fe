import { Button, Space, Typography } from 'antd'
import { renderText } from '../expression'
import type { FormMode } from '../model/action'
import type { KindProps } from '../model/kind'
import { useSource } from '../query'
import { useHost } from '../source/host-context'
import { recordScope } from '../source/record-scope'
import { useCloseGuard, useMayClose } from '../ui/guard/close-guard'
import { useFormPane } from './form-pane'
import { keyName } from './record'
import { texts } from './texts'
import { useMayLeave } from './use-may-leave'

/**
 * A form that is a screen of its own: of the record whose key it was opened with, else of a new one. A source that neither reads nor
 * changes a record has no use for the key: the form is of a new one then, and the key a parameter as others are.
 */
export function FormScreen({ screen, values, preset, parent, main, onClose }: KindProps) {
  const host = useHost()
  const source = useSource({ screen, values, parent })
  const key = values[keyName(screen)]
  const named = key !== undefined && key !== null && key !== ''
  const mode: FormMode = named && (source.can('get') || source.can('edit')) ? 'edit' : 'add'
  const record = mode === 'edit' ? { id: String(key), row: { [keyName(screen)]: key } } : {}
  const form = useFormPane({ screen, source, mode, ...record, preset, values, parent }, onClose, onClose)
  const mayClose = useMayClose()
  useCloseGuard(useMayLeave(form), () => form.busy || form.dirty())
  const cancel = async () => {
    if (await mayClose()) onClose?.()
  }
  return (
    <div>
      {/* The window that it was opened in, and the page that it is, say its title already. */}
      {onClose === undefined && !main && (
        <Typography.Title level={4}>{renderText(screen.title, recordScope({ route: values, host }))}</Typography.Title>
      )}
      {form.pane}
      <Space className="weft-window-footer">
        {onClose !== undefined && (
          <Button autoInsertSpace={false} onClick={() => void cancel()}>
            {texts.cancel}
          </Button>
        )}
        {screen.form.actions.map(form.button)}
      </Space>
    </div>
  )
}

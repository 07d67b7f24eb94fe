import { Button } from 'antd'
import { useCallback, useState } from 'react'
import { renderText } from '../expression'
import type { ScreenModel } from '../model/screen'
import { useHost } from '../source/host-context'
import { recordScope } from '../source/record-scope'
import { CloseGuardProvider, useCloseGuard, useCloseGuards } from '../ui/guard/close-guard'
import { busySign } from '../ui/loading/busy-sign'
import { useFormPane } from './form-pane'
import type { FormDialogProps } from './props'
import { texts } from './texts'
import { useMayLeave } from './use-may-leave'
import { WindowFrame } from './window-frame'

/** The form of one record in its window. */
export function FormWindow({ onClose, as, title, ...place }: FormDialogProps) {
  const { screen, mode, values } = place
  const host = useHost()
  const [open, setOpen] = useState(true)
  const [saved, setSaved] = useState(false)
  const onSaved = useCallback(() => {
    setSaved(true)
    setOpen(false)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  const form = useFormPane(place, onSaved, close)
  const guards = useCloseGuards()
  const mayLeave = useMayLeave(form)
  const mayClose = useCallback(async () => (await guards.mayClose()) && mayLeave(), [guards, mayLeave])
  // The tab below it does not go without it either.
  useCloseGuard(mayClose, () => guards.unsaved() || form.busy || form.dirty())
  const cancel = async () => {
    if (await mayClose()) setOpen(false)
  }
  const named = title ?? texts.windowTitle(texts.titles[mode], recordTitle(screen, values, host))
  const { print } = form
  return (
    <WindowFrame
      as={as ?? screen.form.as}
      open={open}
      title={named}
      width={screen.form.width}
      full={screen.form.full}
      onCancel={() => void cancel()}
      // What was left while it was saved may have been.
      onClosed={() => onClose(saved || form.busy)}
      onPrint={print && (() => print(recordTitle(screen, values, host)))}
      footer={[
        ...screen.form.actions.map(form.button),
        <Button key="cancel" autoInsertSpace={false} onClick={() => void cancel()}>
          {texts.cancel}
        </Button>,
        <Button
          key="save"
          type="primary"
          autoInsertSpace={false}
          loading={busySign(form.busy)}
          disabled={form.session === undefined}
          onClick={form.save}
        >
          {texts.save}
        </Button>,
      ]}
    >
      <CloseGuardProvider guards={guards}>{form.pane}</CloseGuardProvider>
    </WindowFrame>
  )
}

/** What one record is called, by itself or after the page that manages it. */
function recordTitle(screen: ScreenModel, values: FormDialogProps['values'], host: ReturnType<typeof useHost>): string {
  return screen.form.title ?? texts.recordOf(renderText(screen.title, recordScope({ route: values, host })))
}

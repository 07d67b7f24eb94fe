import { ArrowLeftOutlined, FullscreenExitOutlined, FullscreenOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button, Drawer, Modal, Space } from 'antd'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useNarrow } from '../hooks/media-query'
import { useLatest } from '../hooks/use-latest'
import { texts } from './texts'
import './form.css'
import '../ui/text/fading.css'

export interface WindowFrameProps {
  readonly as: 'dialog' | 'drawer' | 'page'
  readonly open: boolean
  readonly title: string
  readonly width: number
  /** Whether it takes the whole window each time it opens. Default: it does not. */
  readonly full?: boolean | undefined
  readonly footer: ReactNode
  readonly children: ReactNode
  /** The cross, Escape and 取消. */
  readonly onCancel: () => void
  /** Prints what it shows; absent: there is nothing to print yet. */
  readonly onPrint?: (() => void) | undefined
  /** When it has gone. */
  readonly onClosed: () => void
}

/** The cross is the last of the signs at the right, as in a dialog. */
const AT_THE_END = { placement: 'end' } as const

/** A dialog, a drawer, or a part of the page in the place of what it was opened from. */
export function WindowFrame(props: WindowFrameProps) {
  return props.as === 'page' ? <PlaceFrame {...props} /> : <OverFrame {...props} as={props.as} />
}

/** In the place of what it was opened from; its buttons stand above it, so that they are in sight however long it is. */
function PlaceFrame({ open, title, footer, children, onCancel, onPrint, onClosed }: WindowFrameProps) {
  const id = useId()
  const closed = useLatest(onClosed)
  useEffect(() => {
    if (!open) closed.current()
  }, [open])
  if (!open) return null
  return (
    <section className="weft-form-page" aria-labelledby={id}>
      <header className="weft-form-page-head">
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} aria-label={texts.back} onClick={onCancel} />
        <h2 id={id} className="weft-fading">
          {title}
        </h2>
        {onPrint !== undefined && <PrintButton onPress={onPrint} />}
        <Space wrap>{footer}</Space>
      </header>
      {children}
    </section>
  )
}

interface OverFrameProps extends WindowFrameProps {
  readonly as: 'dialog' | 'drawer'
}

/** A dialog with a switch to the whole window, or a drawer. A click beside it does not close it: nothing typed is lost by a slip. */
function OverFrame({ as, open, title, width, full: fills = false, footer, children, onCancel, onPrint, onClosed }: OverFrameProps) {
  const [full, setFull] = useState(fills)
  const narrow = useNarrow()
  const tools = (
    <>
      {onPrint !== undefined && <PrintButton onPress={onPrint} />}
      {/* On a phone it takes the whole window already. */}
      {!narrow && <FullSwitch full={full} onChange={setFull} />}
    </>
  )
  if (as === 'drawer') {
    return (
      <Drawer
        open={open}
        title={title}
        width={full ? '100vw' : width}
        extra={tools}
        closable={AT_THE_END}
        maskClosable={false}
        onClose={onCancel}
        afterOpenChange={now => now || onClosed()}
        footer={<Space className="weft-window-footer">{footer}</Space>}
      >
        {children}
      </Drawer>
    )
  }
  return (
    <Modal
      open={open}
      title={
        <div className="weft-window-title">
          <span>{title}</span>
          {tools}
        </div>
      }
      width={full ? '100vw' : width}
      className={full ? 'weft-window is-full' : 'weft-window'}
      style={full ? { top: 0, margin: 0, maxWidth: '100vw' } : { top: 'min(100px, 6vh)' }}
      maskClosable={false}
      onCancel={onCancel}
      afterClose={onClosed}
      footer={footer}
    >
      {children}
    </Modal>
  )
}

function PrintButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button
      type="text"
      size="small"
      aria-label={texts.print}
      title={texts.print}
      icon={<PrinterOutlined aria-hidden />}
      onClick={onPress}
    />
  )
}

function FullSwitch({ full, onChange }: { readonly full: boolean; readonly onChange: (full: boolean) => void }) {
  const label = full ? texts.leaveFullscreen : texts.fullscreen
  return (
    <Button
      type="text"
      size="small"
      aria-label={label}
      icon={full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
      onClick={() => onChange(!full)}
    />
  )
}

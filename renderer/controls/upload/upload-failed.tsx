import { ExclamationCircleOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import type { MouseEvent } from 'react'
import { useHost } from '../../source/host-context'
import { texts } from './texts'

/** The sign of a file that was refused; pressing it says why. `label`: with words. */
export function UploadFailed({ message, label = false }: { readonly message: string | undefined; readonly label?: boolean }) {
  const host = useHost()
  const onClick = (event: MouseEvent) => {
    // The cell around it would open its editor.
    event.stopPropagation()
    host.notify.alert({ title: texts.failure, content: texts.reason(message ?? texts.unknown), kind: 'error' })
  }
  return (
    <Tooltip title={texts.failed}>
      <Button
        type="text"
        danger
        size="small"
        icon={<ExclamationCircleOutlined aria-hidden />}
        {...(label ? {} : { 'aria-label': texts.failed })}
        onClick={onClick}
      >
        {label ? texts.failed : null}
      </Button>
    </Tooltip>
  )
}

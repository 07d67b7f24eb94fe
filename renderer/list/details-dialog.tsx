import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button, Modal, Skeleton, Space } from 'antd'
import { useState } from 'react'
import { keyOf } from '../actions'
import { DetailsView } from '../form/details-view'
import type { ScreenModel } from '../model/screen'
import type { Row, Source } from '../model/source'
import { errorText, Failure } from '../widgets/failure'
import { ChildScreen } from './sub-screens'
import { texts } from './texts'
import { useRecord } from './use-record'

const WIDTH = 1200

export interface DetailsDialogProps {
  readonly screen: ScreenModel
  readonly source: Source
  /** The row as the list holds it; the whole record is read. */
  readonly row: Row
  readonly values: { readonly [name: string]: unknown }
  /** Called once, when the dialog has gone. */
  readonly onClose: () => void
}

/** One record, only to be read, with the screens that belong to it. It begins in a window at every opening. */
export function DetailsDialog({ screen, source, row, values, onClose }: DetailsDialogProps) {
  const [open, setOpen] = useState(true)
  const [full, setFull] = useState(false)
  const record = useRecord(source, keyOf(screen, row))
  const close = () => setOpen(false)
  return (
    <Modal
      open={open}
      title={<Title full={full} onFull={setFull} />}
      width={full ? '100vw' : WIDTH}
      className={full ? 'weft-details-full' : ''}
      style={full ? { top: 0, margin: 0, maxWidth: '100vw' } : {}}
      onCancel={close}
      afterClose={onClose}
      footer={[
        <Button key="close" autoInsertSpace={false} onClick={close}>
          {texts.close}
        </Button>,
        <Button key="ok" type="primary" autoInsertSpace={false} onClick={close}>
          {texts.ok}
        </Button>,
      ]}
    >
      {record.state === 'loading' && <Skeleton active />}
      {record.state === 'failed' && (
        <Failure title={texts.loadFailed} onRetry={record.retry}>
          {errorText(record.error)}
        </Failure>
      )}
      {record.state === 'ready' && (
        <>
          {/* Texts such as `sex_dictText` come with the list only. */}
          <DetailsView screen={screen} row={{ ...row, ...record.row }} values={values} />
          {screen.children.map(child => (
            <ChildScreen key={child.screen} child={child} row={record.row} />
          ))}
        </>
      )}
    </Modal>
  )
}

function Title({ full, onFull }: { readonly full: boolean; readonly onFull: (full: boolean) => void }) {
  const label = full ? texts.leaveFullScreen : texts.fullScreen
  return (
    <Space>
      {texts.details}
      <Button
        type="text"
        size="small"
        aria-label={label}
        title={label}
        icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        onClick={() => onFull(!full)}
      />
    </Space>
  )
}

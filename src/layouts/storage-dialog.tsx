import { Alert, Button, Empty, List, Modal, Progress, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { byteText, type Notifier } from '../../renderer/contract'
import {
  type SpaceUse,
  type StorageUsage,
  sysCommonStorage,
  sysCommonStorageUnused,
  sysCommonStorageUnusedDelete,
  type UnusedFile,
} from '../api/generated/file'
import { dialogTexts } from './dialog-texts'
import { showRequestError } from './show-request-error'
import './storage-dialog.css'

const say = dialogTexts.storage
const WIDTH = 560
const QUIET = { meta: { quiet: true } }
/** Of a limit, in percent, from which it stands out. */
const NEARLY_FULL = 90

interface Contents {
  readonly usage: StorageUsage
  readonly files: readonly UnusedFile[]
}

type Reading = { readonly state: 'loading' } | { readonly state: 'failed' } | ({ readonly state: 'ready' } & Contents)

async function readContents(): Promise<Contents> {
  const [usage, files] = await Promise.all([sysCommonStorage(QUIET), sysCommonStorageUnused(QUIET)])
  return { usage, files }
}

function useContents() {
  const [reading, setReading] = useState<Reading>({ state: 'loading' })
  const read = () =>
    readContents().then(
      contents => setReading({ state: 'ready', ...contents }),
      () => setReading({ state: 'failed' }),
    )
  const again = () => {
    setReading({ state: 'loading' })
    void read()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads once when it opens.
  useEffect(() => void read(), [])
  return { reading, read, again }
}

function Space({ title, space: { used, limit } }: { title: string; space: SpaceUse }) {
  const percent = limit === null ? 0 : Math.min(100, Math.floor((used / limit) * 100))
  return (
    <div className="weft-storage-space">
      <p>
        <span>{title}</span>
        <span>{limit === null ? say.unlimited(byteText(used)) : say.of(byteText(used), byteText(limit))}</span>
      </p>
      {limit !== null && <Progress percent={percent} status={percent >= NEARLY_FULL ? 'exception' : 'normal'} aria-label={title} />}
    </div>
  )
}

interface FilesProps {
  readonly files: readonly UnusedFile[]
  readonly busy: boolean
  readonly onRemove: (files: readonly UnusedFile[]) => void
}

function Files({ files, busy, onRemove }: FilesProps) {
  if (files.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say.none} />
  return (
    <List
      className="weft-storage-files"
      size="small"
      aria-label={say.files}
      dataSource={[...files]}
      rowKey="id"
      renderItem={file => (
        <List.Item
          actions={[
            <Button
              key="remove"
              size="small"
              danger
              disabled={busy}
              aria-label={`${say.remove} ${file.name}`}
              onClick={() => onRemove([file])}
            >
              {say.remove}
            </Button>,
          ]}
        >
          <List.Item.Meta title={file.name} description={`${byteText(file.size)} · ${file.createTime}`} />
        </List.Item>
      )}
    />
  )
}

interface StorageDialogProps {
  readonly notify: Pick<Notifier, 'success' | 'warning' | 'confirm'>
  readonly onClose: () => void
}

/** How much the user keeps, and files that no record names, to be deleted. Reads when it opens and after each deletion. */
export function StorageDialog({ notify, onClose }: StorageDialogProps) {
  const { reading, read, again } = useContents()
  const [busy, setBusy] = useState(false)
  const remove = async (files: readonly UnusedFile[]) => {
    const sure = await notify.confirm({ title: say.question(files.length), content: say.consequence, danger: true, okText: say.remove })
    if (!sure) return
    setBusy(true)
    await sysCommonStorageUnusedDelete({ query: { ids: files.map(({ id }) => id).join() } })
      .then(
        () => notify.success(say.removed),
        error => showRequestError(error, notify),
      )
      .then(read)
      .finally(() => setBusy(false))
  }
  return (
    <Modal open title={say.title} width={WIDTH} footer={null} onCancel={onClose}>
      {reading.state === 'loading' && (
        <div role="status" aria-label={say.loading}>
          <Skeleton active />
        </div>
      )}
      {reading.state === 'failed' && (
        <Alert type="error" role="alert" showIcon message={say.failed} action={<Button onClick={again}>{say.again}</Button>} />
      )}
      {reading.state === 'ready' && (
        <>
          <Space title={say.own} space={reading.usage.user} />
          {reading.usage.tenant && <Space title={say.tenant} space={reading.usage.tenant} />}
          <div className="weft-storage-head">
            <h3>{say.files}</h3>
            {reading.files.length > 1 && (
              <Button size="small" danger disabled={busy} onClick={() => void remove(reading.files)}>
                {say.removeAll}
              </Button>
            )}
          </div>
          <p className="weft-dialog-lead">{say.hint}</p>
          <Files files={reading.files} busy={busy} onRemove={files => void remove(files)} />
        </>
      )}
    </Modal>
  )
}

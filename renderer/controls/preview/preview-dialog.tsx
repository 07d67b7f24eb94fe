import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Modal } from 'antd'
import { type ComponentType, type KeyboardEvent, Suspense, useState } from 'react'
import { useHost } from '../../source/host-context'
import { readStoredFile } from '../../source/stored-file'
import { lazyPart } from '../../ui/loading/lazy-part'
import { fileName } from '../upload/stored-file'
import { Apart } from './apart'
import { failureText, Loading } from './file-state'
import { ImageView } from './image-view'
import { type PreviewKind, previewKind } from './preview-kind'
import { TextView } from './text-view'
import { texts } from './texts'
import { Tool } from './tool'
import './preview.css'

const views: { readonly [kind in PreviewKind]: ComponentType<{ readonly path: string }> } = {
  image: ImageView,
  text: TextView,
  pdf: lazyPart(async () => (await import('./pdf-view')).PdfView),
}

export interface PreviewDialogProps {
  /** Stored paths, of which those that can be looked at are gone through. */
  readonly paths: readonly string[]
  readonly start: string
  /** Whether a file can be had. */
  readonly download: boolean
  readonly onClose: () => void
}

/** Files in place, one at a time. */
export function PreviewDialog({ paths, start, download, onClose }: PreviewDialogProps) {
  const shown = paths.filter(path => previewKind(path) !== undefined)
  const [at, setAt] = useState(Math.max(0, shown.indexOf(start)))
  const [open, setOpen] = useState(true)
  const path = shown[at] ?? start
  const View = views[previewKind(path) ?? 'text']
  const go = (by: 1 | -1) => setAt(now => Math.min(shown.length - 1, Math.max(0, now + by)))
  const pressed = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement || (target instanceof HTMLElement && target.closest('[role=document]'))) return
    if (key === 'ArrowLeft') go(-1)
    else if (key === 'ArrowRight') go(1)
  }
  return (
    <Apart>
      <Modal
        open={open}
        title={<span className="weft-preview-title">{texts.counted(fileName(path) || texts.unknownFile, at + 1, shown.length)}</span>}
        width="min(1200px, calc(100vw - 16px))"
        style={{ top: 8, paddingBottom: 8 }}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
        afterClose={onClose}
        className="weft-preview"
      >
        <div {...{ onKeyDown: pressed }}>
          <div className="weft-preview-head">
            {shown.length > 1 && (
              <>
                <Tool label={texts.previous} icon={<LeftOutlined aria-hidden />} disabled={at === 0} onPress={() => go(-1)} />
                <Tool label={texts.next} icon={<RightOutlined aria-hidden />} disabled={at === shown.length - 1} onPress={() => go(1)} />
              </>
            )}
            {download && <Download path={path} />}
          </div>
          <Suspense fallback={<Loading />}>
            <View key={path} path={path} />
          </Suspense>
        </div>
      </Modal>
    </Apart>
  )
}

function Download({ path }: { readonly path: string }) {
  const host = useHost()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { blob } = await readStoredFile(host.client, path)
      host.save(blob, fileName(path))
    } catch (error) {
      host.notify.error(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return <Tool label={texts.download} icon={<DownloadOutlined aria-hidden />} disabled={busy} onPress={() => void save()} />
}

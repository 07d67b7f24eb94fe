import { Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import { Apart } from '../../../controls/preview/apart'
import { texts } from '../../../controls/upload/texts'
import { defined } from '../../../model/defined'
import { useHost } from '../../../source/host-context'
import { type Cut, cutOut, madeSize, proposedCut } from './cut'
import 'react-image-crop/dist/ReactCrop.css'

const WIDTH = 1000

export interface CropRequest {
  readonly file: File
  /** Stores what was cut out; its path. */
  readonly upload: (file: File) => Promise<string>
  /** Undefined: the dialog was closed, and nothing is kept. */
  readonly done: (path: string | undefined) => void
}

export interface CropDialogProps {
  readonly request: CropRequest
  /** Pixels of the part that is proposed. */
  readonly width: number
  readonly height: number
}

const handle = texts.cropHandle
const labels = {
  cropArea: texts.cropArea,
  nwDragHandle: handle,
  nDragHandle: handle,
  neDragHandle: handle,
  eDragHandle: handle,
  seDragHandle: handle,
  sDragHandle: handle,
  swDragHandle: handle,
  wDragHandle: handle,
}

/** Cuts a part out of a picture that was uploaded, and stores it. Closes once that is done. */
export function CropDialog({ request, width, height }: CropDialogProps) {
  const { file, upload, done } = request
  const host = useHost()
  const picture = useRef<HTMLImageElement>(null)
  const address = useObjectUrl(file)
  const [crop, setCrop] = useState<PercentCrop>()
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState(true)
  const made = useRef<string>(undefined)
  const cut = picture.current && crop && cutOf(crop, picture.current)
  const confirm = async () => {
    if (!picture.current || !cut || cut.width < 1 || cut.height < 1) return
    setBusy(true)
    try {
      made.current = await upload(await cutOut(picture.current, cut, file.name))
      setOpen(false)
    } catch {
      host.notify.error(texts.cropFailed)
    } finally {
      setBusy(false)
    }
  }
  const propose = (image: HTMLImageElement) => {
    const natural = { width: image.naturalWidth, height: image.naturalHeight }
    setCrop(percentOf(proposedCut(natural, width, height), natural))
  }
  return (
    <Apart>
      <Modal
        open={open}
        title={texts.crop}
        width={WIDTH}
        style={{ top: 24 }}
        maskClosable={false}
        okText={texts.ok}
        cancelText={texts.close}
        confirmLoading={busy}
        okButtonProps={{ autoInsertSpace: false, disabled: !cut || cut.width < 1 || cut.height < 1 }}
        cancelButtonProps={{ autoInsertSpace: false, disabled: busy }}
        onOk={() => void confirm()}
        onCancel={() => !busy && setOpen(false)}
        afterClose={() => done(made.current)}
      >
        <div style={{ textAlign: 'center' }}>
          {address !== undefined && (
            <ReactCrop ariaLabels={labels} keepSelection ruleOfThirds {...defined({ crop })} onChange={(_, percent) => setCrop(percent)}>
              <img
                ref={picture}
                src={address}
                alt={file.name}
                style={{ maxHeight: 'calc(100vh - 260px)' }}
                onLoad={({ currentTarget }) => propose(currentTarget)}
                onError={() => host.notify.error(texts.cropFailed)}
              />
            </ReactCrop>
          )}
        </div>
        {cut && (
          <div role="status" style={{ textAlign: 'center' }}>
            {texts.cropSize(madeSize(cut).width, madeSize(cut).height)}
          </div>
        )}
      </Modal>
    </Apart>
  )
}

function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

const percentOf = (cut: Cut, { width, height }: { readonly width: number; readonly height: number }): PercentCrop => ({
  unit: '%',
  x: (cut.x / width) * 100,
  y: (cut.y / height) * 100,
  width: (cut.width / width) * 100,
  height: (cut.height / height) * 100,
})

const cutOf = (crop: PercentCrop, { naturalWidth, naturalHeight }: HTMLImageElement): Cut => ({
  x: Math.round((crop.x / 100) * naturalWidth),
  y: Math.round((crop.y / 100) * naturalHeight),
  width: Math.round((crop.width / 100) * naturalWidth),
  height: Math.round((crop.height / 100) * naturalHeight),
})

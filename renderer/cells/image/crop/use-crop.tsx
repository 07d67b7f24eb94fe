import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Refine } from '../../../controls/upload/upload-queue'
import { Listeners } from '../../../model/store'
import { lazyPart } from '../../../ui/loading/lazy-part'
import type { ImageSettings } from '../definition'
import type { CropRequest } from './crop-dialog'

const CropDialog = lazyPart(async () => (await import('./crop-dialog')).CropDialog)

/** Has a part of each uploaded picture chosen, one picture after the other. `refine` is undefined where pictures are kept as they are. */
export function useCrop({ crop, cropWidth, cropHeight }: ImageSettings): {
  readonly refine: Refine | undefined
  readonly dialog: ReactNode
} {
  const [queue, setQueue] = useState<readonly CropRequest[]>([])
  const here = useRef(true)
  const [gone] = useState(() => new Listeners())
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      gone.emit()
    }
  }, [gone])
  const refine: Refine = (file, path, upload) =>
    new Promise(resolve => {
      // The component is gone: no user can choose any more.
      if (!here.current) return resolve(path)
      const done = (made: string | undefined) => {
        end()
        if (here.current) setQueue(before => before.filter(one => one.done !== done))
        resolve(made)
      }
      const end = gone.subscribe(() => done(undefined))
      setQueue(before => [...before, { file, upload, done }])
    })
  const [first] = queue
  const dialog = first && (
    <Suspense fallback={null}>
      <CropDialog key={first.file.name + first.file.lastModified} request={first} width={cropWidth} height={cropHeight} />
    </Suspense>
  )
  return { refine: crop ? refine : undefined, dialog }
}

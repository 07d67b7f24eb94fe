import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../widgets/lazy-part'
import type { Refine } from '../../shared/upload/upload-queue'
import type { ImageSettings } from '../schema'
import type { CropRequest } from './crop-dialog'

const CropDialog = lazyPart(async () => (await import('./crop-dialog')).CropDialog)

/** Has a part of each uploaded picture chosen, one picture after the other. `refine` is undefined where pictures are kept as they are. */
export function useCrop({ crop, cropWidth, cropHeight }: ImageSettings): {
  readonly refine: Refine | undefined
  readonly dialog: ReactNode
} {
  const [queue, setQueue] = useState<readonly CropRequest[]>([])
  const here = useRef(true)
  const waiting = useRef(new Set<(path: string | undefined) => void>())
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      for (const done of waiting.current) done(undefined)
    }
  }, [])
  const refine: Refine = (file, path, upload) =>
    new Promise(resolve => {
      // Nobody is there any more to choose.
      if (!here.current) return resolve(path)
      const done = (made: string | undefined) => {
        waiting.current.delete(done)
        if (here.current) setQueue(before => before.filter(one => one.done !== done))
        resolve(made)
      }
      waiting.current.add(done)
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

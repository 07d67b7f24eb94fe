import type { EditorView } from '@codemirror/view'
import { useCallback, useEffect, useRef } from 'react'
import { texts as uploads } from '../../controls/upload/texts'
import { noCallbacks, uploadFailure, uploadFile } from '../../controls/upload/upload-file'
import { useHost } from '../../source/host-context'
import { insertText, replaceText } from './commands'
import { texts } from './texts'

const ACTION = '/sys/common/upload'

export interface ImageUploads {
  /** Uploads pictures and writes them where the caret is. */
  readonly add: (files: readonly File[], view: EditorView) => void
  /** Whether some are on their way. */
  readonly pending: () => boolean
}

/** Pictures of a text: a mark stands in their place until they are stored. They end with the editor. */
export function useImages(biz: string): ImageUploads {
  const host = useHost()
  const running = useRef(new Set<AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const each of all) each.abort()
    }
  }, [])
  const send = useCallback(
    async (file: File, view: EditorView) => {
      if (!file.type.startsWith('image/')) return host.notify.warning(uploads.notAnImage)
      const controller = new AbortController()
      const mark = `![${texts.uploading(file.name)} ${count++}]()`
      running.current.add(controller)
      insertText(view, mark)
      try {
        const target = { biz, action: ACTION, responseName: 'message' }
        const path = await uploadFile(host, file, target, controller.signal, noCallbacks)
        replaceText(view, mark, `![${file.name.replace(/[[\]\\]/g, '')}](${encodeURI(path).replace(/[()]/g, encodeURIComponent)})`)
      } catch (error) {
        if (controller.signal.aborted) return
        replaceText(view, mark, '')
        host.notify.error(uploadFailure(file, error))
      } finally {
        running.current.delete(controller)
      }
    },
    [host, biz],
  )
  const add = useCallback(
    (files: readonly File[], view: EditorView) => {
      for (const file of files) void send(file, view)
    },
    [send],
  )
  const pending = useCallback(() => running.current.size > 0, [])
  return { add, pending }
}

/** Marks of two uploads of one name are told apart. */
let count = 1

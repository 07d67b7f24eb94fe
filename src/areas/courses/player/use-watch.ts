import { useEffect, useState } from 'react'
import { useHost, useLatest } from '../../../../renderer/index'
import { type LearningLesson, type LessonProgress, openLesson, reportWatched } from '../calls'
import { Watch } from './watch'

/** Milliseconds between two reports. */
const PAUSE = 5000

interface Opened {
  readonly lessonId: string
  readonly watch?: Watch
  /** Where the learner stopped. */
  readonly position: number
  readonly error?: unknown
}

/** Opens a lesson, and reports what is watched of it every few seconds, when the page is left and when the lesson ends. */
export function useWatch(lesson: LearningLesson, onProgress: (progress: LessonProgress) => void) {
  const { client } = useHost()
  const [opened, setOpened] = useState<Opened>()
  const [lost, setLost] = useState(false)
  const [round, setRound] = useState(0)
  const tell = useLatest(onProgress)
  const { id, kind } = lesson
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    let watch: Watch | undefined
    const flush = () => void watch?.flush()
    const begin = (progress: LessonProgress) => {
      watch = new Watch({
        lessonId: id,
        played: kind === '1' || kind === '2',
        report: body => reportWatched(client, body),
        onProgress: now => tell.current(now),
        onLost: setLost,
        now: () => performance.now(),
      })
      setOpened({ lessonId: id, watch, position: progress.position })
    }
    openLesson(client, id, abort.signal).then(
      progress => abort.signal.aborted || begin(progress),
      error => abort.signal.aborted || setOpened({ lessonId: id, position: 0, error }),
    )
    const timer = setInterval(flush, PAUSE)
    document.addEventListener('visibilitychange', flush)
    return () => {
      abort.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [client, id, kind, round])
  const retry = () => {
    setOpened(undefined)
    setRound(round + 1)
  }
  return { opened: opened?.lessonId === id ? opened : undefined, lost, retry }
}

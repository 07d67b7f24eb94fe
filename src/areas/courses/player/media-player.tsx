import { Alert, Select } from 'antd'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import type { LearningLesson } from '../calls'
import { texts } from '../texts'
import type { Watch } from './watch'

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]
/** Seconds that an arrow goes by. */
const STEP = 5
/** So near to its end a lesson begins anew. */
const END = 2

interface MediaPlayerProps {
  readonly lesson: LearningLesson
  readonly watch: Watch
  /** Where the learner stopped. */
  readonly start: number
  readonly media: RefObject<HTMLVideoElement>
  readonly onMoment: (second: number) => void
}

/** Video and sound, in the browser's own player, which resumes where the learner stopped. */
export function MediaPlayer({ lesson, watch, start, media, onMoment }: MediaPlayerProps) {
  const { client } = useHost()
  const [rate, setRate] = useState(1)
  const [failed, setFailed] = useState(false)
  const setSpeed = (speed: number) => {
    setRate(speed)
    if (media.current) media.current.playbackRate = speed
  }
  const resume = (player: HTMLVideoElement) => {
    player.playbackRate = rate
    if (start > 0 && start < player.duration - END) player.currentTime = start
  }
  const went = (player: HTMLVideoElement) => {
    if (!player.paused && !player.seeking) watch.at(player.currentTime)
    onMoment(player.currentTime)
  }
  const stop = (player: HTMLVideoElement) => {
    watch.stop(player.currentTime)
    onMoment(player.currentTime)
    void watch.flush()
  }
  const finish = (player: HTMLVideoElement) => {
    watch.at(player.currentTime)
    stop(player)
  }
  const pressed = (event: KeyboardEvent) => {
    if (!media.current || !actByKey(event, media.current, rate, setSpeed)) return
    // The browser's own keys would undo what was done.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="weft-lesson-media" data-sound={lesson.kind === '2'} {...{ onKeyDownCapture: pressed }}>
      {failed && <Alert type="error" showIcon message={texts.unplayable} />}
      <video
        key={lesson.id}
        ref={media}
        controls
        playsInline
        preload="metadata"
        aria-label={lesson.title}
        src={client.fileUrl(lesson.file ?? '')}
        onLoadedMetadata={({ currentTarget }) => resume(currentTarget)}
        onTimeUpdate={({ currentTarget }) => went(currentTarget)}
        onPlaying={({ currentTarget }) => watch.at(currentTarget.currentTime)}
        onPause={({ currentTarget }) => finish(currentTarget)}
        onSeeking={({ currentTarget }) => watch.stop(currentTarget.currentTime)}
        onSeeked={({ currentTarget }) => went(currentTarget)}
        onEnded={({ currentTarget }) => finish(currentTarget)}
        onRateChange={({ currentTarget }) => setRate(currentTarget.playbackRate)}
        onError={() => setFailed(true)}
      >
        <track
          default
          kind="captions"
          srcLang="zh"
          label={texts.captions}
          src={lesson.captions ? client.fileUrl(lesson.captions) : undefined}
        />
      </video>
      <div className="weft-lesson-tools">
        <Select<number>
          aria-label={texts.speed}
          size="small"
          value={rate}
          options={SPEEDS.map(value => ({ value, label: texts.times(value) }))}
          onChange={setSpeed}
        />
        <span className="weft-lesson-keys">{texts.keys}</span>
      </div>
    </div>
  )
}

/** What a key does to the player; false where it does nothing. */
function actByKey({ key, target }: KeyboardEvent, player: HTMLVideoElement, rate: number, setSpeed: (rate: number) => void): boolean {
  if (target instanceof HTMLElement && target.closest('input, textarea, .ant-select')) return false
  const seek = (by: number) => {
    player.currentTime = Math.min(Math.max(0, player.currentTime + by), player.duration || 0)
  }
  const faster = (by: 1 | -1) => setSpeed(SPEEDS[SPEEDS.indexOf(rate) + by] ?? rate)
  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => void (player.paused ? player.play().catch(() => undefined) : player.pause()),
    ArrowLeft: () => seek(-STEP),
    ArrowRight: () => seek(STEP),
    '<': () => faster(-1),
    '>': () => faster(1),
    c: () => toggleCaptions(player),
  }
  const act = acts[key.length === 1 ? key.toLowerCase() : key]
  act?.()
  return act !== undefined
}

function toggleCaptions({ textTracks: [track] }: HTMLVideoElement): void {
  if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing'
}

import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fail } from '../../../util/errors'
import { texts } from '../texts'

/** What may be drawn anew. */
export interface PictureLimits {
  /** Of a still picture, and of the screen of an animation. */
  readonly pixels: number
  /** Of all frames of an animation together. */
  readonly animationPixels: number
  /** Megabytes of memory for scripts; pixels lie beside it, at most some 8 bytes each, twice. */
  readonly memory: number
  /** Milliseconds until the process is ended. */
  readonly time: number
}

export const PICTURE_LIMITS: PictureLimits = { pixels: 50_000_000, animationPixels: 100_000_000, memory: 1024, time: 60_000 }

/** Pictures that are drawn at once, and those that wait for their turn. */
const AT_ONCE = 2
const MOST_WAITING = 40

interface Refused {
  readonly problem: 'tooManyPixels' | 'broken'
  readonly width?: number
  readonly height?: number
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) fail(texts.busy)
    await new Promise<void>(resolve => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Why a picture was not drawn; null when it was. */
export type Outcome = Refused | 'tooSlow' | null

/** The worker's answer; null when the picture lies at `to`. A worker that ends without a word counts as broken, one beyond its time is ended. */
function ask(task: object, { memory, time }: PictureLimits): Promise<Outcome> {
  return new Promise(resolve => {
    const worker = fork(fileURLToPath(new URL('./redraw-worker.js', import.meta.url)), {
      execArgv: [`--max-old-space-size=${memory}`],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timer = setTimeout(() => {
      resolve('tooSlow')
      worker.kill('SIGKILL')
    }, time)
    const end = (outcome: Refused | null) => {
      clearTimeout(timer)
      resolve(outcome)
    }
    worker.once('message', message => end((message as { refused: Refused | null }).refused))
    worker.once('error', () => end({ problem: 'broken' }))
    worker.once('exit', () => end({ problem: 'broken' }))
    worker.send(task, error => error && end({ problem: 'broken' }))
  })
}

/** The same as `redrawPicture` for pictures that no caller waits for: says why one cannot be drawn instead of refusing it. */
export const tryRedraw = (from: string, to: string, type: string): Promise<Outcome> => {
  const { pixels, animationPixels } = PICTURE_LIMITS
  return inTurn(() => ask({ from, to, type, pixels, animationPixels }, PICTURE_LIMITS))
}

/**
 * Decodes the picture at `from`, of the media type `type`, and writes it anew to `to`, which must not exist: pixels, and the frames of a
 * GIF, and nothing else. Size is read from its head before anything is decoded. Works in a process of its own with bounded memory and
 * time; refuses pictures that are too large, damaged or take too long.
 */
export async function redrawPicture(from: string, to: string, type: string, limits: PictureLimits = PICTURE_LIMITS): Promise<void> {
  const { pixels, animationPixels } = limits
  const outcome = await inTurn(() => ask({ from, to, type, pixels, animationPixels }, limits))
  if (outcome === null) return
  if (outcome === 'tooSlow') fail(texts.pictureTooSlow)
  if (outcome.problem === 'broken') fail(texts.pictureBroken)
  fail(texts.tooManyPixels(outcome.width ?? 0, outcome.height ?? 0, pixels / 10_000))
}

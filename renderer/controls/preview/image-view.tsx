import { RotateLeftOutlined, RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { fileName } from '../upload/stored-file'
import { useStoredImage } from '../upload/use-stored-image'
import { Loading, Unreadable } from './file-state'
import { fitted, type Motion, moved, percentOf, type Size, scaledTo, turned, zoomed } from './image-motion'
import { texts } from './texts'
import { Tool } from './tool'

const RIGHT_ANGLE = 90
const still: Motion = { scale: 1, turn: 0, x: 0, y: 0 }

/** A stored picture: wheel and keys zoom and turn it, a pointer moves it. */
export function ImageView({ path }: { readonly path: string }) {
  const { address, failed, missing } = useStoredImage(path)
  const [broken, setBroken] = useState(false)
  if (failed) return <Unreadable text={missing ? texts.unknownFile : texts.downloadFailed} />
  if (broken) return <Unreadable text={texts.unreadable} />
  if (address === undefined) return <Loading />
  return <Picture address={address} name={fileName(path)} onBroken={() => setBroken(true)} />
}

interface PictureProps {
  readonly address: string
  readonly name: string
  readonly onBroken: () => void
}

function Picture({ address, name, onBroken }: PictureProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>()
  const [motion, setMotion] = useState(still)
  const fitIn = (picture = size) => picture && setMotion(fitted(picture, stageSize(stage)))
  const actual = () => setMotion(now => ({ ...scaledTo(now, 1), x: 0, y: 0 }))
  useWheel(stage, setMotion)
  useEffect(() => stage.current?.focus({ preventScroll: true }), [])
  const drag = useDrag(setMotion)
  const keys: { readonly [key: string]: () => void } = {
    '+': () => setMotion(now => zoomed(now, 1)),
    '=': () => setMotion(now => zoomed(now, 1)),
    '-': () => setMotion(now => zoomed(now, -1)),
    '0': () => fitIn(),
    '1': actual,
    r: () => setMotion(now => turned(now, RIGHT_ANGLE)),
    R: () => setMotion(now => turned(now, -RIGHT_ANGLE)),
  }
  const pressed = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key) ? undefined : keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const { scale, turn, x, y } = motion
  const keyboard = { onKeyDown: pressed }
  // Keys work on it.
  const pointer = {
    ...drag,
    role: 'group',
    'aria-label': texts.picture(name, percentOf(motion)),
    tabIndex: 0,
    onDoubleClick: () => (scale === 1 ? fitIn() : actual()),
  }
  return (
    <div className="weft-preview-view" {...keyboard}>
      <div className="weft-preview-tools" role="toolbar" aria-label={texts.tools}>
        <Tool label={texts.zoomOut} icon={<ZoomOutOutlined aria-hidden />} onPress={() => setMotion(now => zoomed(now, -1))} />
        <output>{percentOf(motion)}</output>
        <Tool label={texts.zoomIn} icon={<ZoomInOutlined aria-hidden />} onPress={() => setMotion(now => zoomed(now, 1))} />
        <Button type="text" size="small" autoInsertSpace={false} onClick={actual}>
          {texts.actual}
        </Button>
        <Button type="text" size="small" autoInsertSpace={false} onClick={() => fitIn()}>
          {texts.fit}
        </Button>
        <Tool
          label={texts.turnLeft}
          icon={<RotateLeftOutlined aria-hidden />}
          onPress={() => setMotion(now => turned(now, -RIGHT_ANGLE))}
        />
        <Tool
          label={texts.turnRight}
          icon={<RotateRightOutlined aria-hidden />}
          onPress={() => setMotion(now => turned(now, RIGHT_ANGLE))}
        />
      </div>
      <div ref={stage} className="weft-preview-stage" {...pointer}>
        <img
          src={address}
          alt={name}
          draggable={false}
          style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})` }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setSize({ width, height })
            fitIn({ width, height })
          }}
          onError={onBroken}
        />
      </div>
    </div>
  )
}

function stageSize({ current }: RefObject<HTMLElement | null>): Size {
  return { width: current?.clientWidth ?? 0, height: current?.clientHeight ?? 0 }
}

type Change = (change: (now: Motion) => Motion) => void

/** The wheel zooms at the pointer; what scrolls behind stays where it is. */
function useWheel(stage: RefObject<HTMLElement | null>, change: Change): void {
  useEffect(() => {
    const { current } = stage
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const box = stage.current?.getBoundingClientRect()
      if (event.deltaY === 0 || box === undefined) return
      const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
      change(now => zoomed(now, event.deltaY < 0 ? 1 : -1, at))
    }
    current?.addEventListener('wheel', turn, { passive: false })
    return () => current?.removeEventListener('wheel', turn)
  }, [stage, change])
}

function useDrag(change: Change) {
  const last = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const end = () => {
    last.current = undefined
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      last.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = last.current
      if (from === undefined) return
      last.current = { x: clientX, y: clientY }
      change(now => moved(now, { x: clientX - from.x, y: clientY - from.y }))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

import { FullscreenExitOutlined, FullscreenOutlined, PauseOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Empty } from 'antd'
import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { renderText } from '../../expression'
import type { KindProps } from '../../model/kind'
import type { BlockModel, BlockPlace } from '../../model/screen'
import { recordScope } from '../../source'
import { useHost } from '../../source/host-context'
import { PageSightProvider } from '../../ui/page/page-sight'
import { WallRoom } from '../../ui/wall/wall-room'
import { type Around, blockKey, isShown, PageBlock, usePageBlocks } from '../page-block'
import { PagePulseProvider } from '../page-pulse'
import { texts } from './texts'
import { useFullScreen } from './use-full-screen'
import { STAGE, useScale } from './use-scale'
import { type Turn, useTurn } from './use-turn'
import { WallClock } from './wall-clock'
import { WALL_COLOURS, WALL_THEME } from './wall-look'
import '../page.css'
import './wall.css'

/** Draws a page that is a large screen: laid out in 1920 × 1080 pixels, and drawn as large as there is room. */
export function WallView(props: KindProps) {
  const { screen, values } = props
  const host = useHost()
  const place = useRef<HTMLElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const scale = useScale(room)
  const { full, setFull } = useFullScreen(place)
  const blocks = usePageBlocks(screen)
  const pages = screen.body
    .map((page, number) => ({ number, shown: page.filter(block => isShown(block, host)) }))
    .filter(({ shown }) => shown.length > 0)
  const turn = useTurn(pages.length, screen.wall?.turn ?? 0)
  const title = renderText(screen.title, recordScope({ route: values, host }))
  return (
    <ConfigProvider theme={WALL_THEME} getPopupContainer={() => place.current ?? document.body}>
      <section
        ref={place}
        className={full ? 'weft-wall is-full' : 'weft-wall'}
        style={WALL_COLOURS}
        aria-label={title}
        onKeyDown={keysOf(turn)}
      >
        <div ref={room} className="weft-wall-room">
          <div className="weft-wall-stage" style={{ ...STAGE, transform: `translate(-50%, -50%) scale(${scale})` }}>
            <header className="weft-wall-head">
              <h1>{title}</h1>
              <WallClock />
            </header>
            {pages.length === 0 && <Empty className="weft-wall-empty" image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.nothing} />}
            {pages.map(({ number, shown }, index) => (
              <PageSightProvider key={number} shown={index === turn.index}>
                <PagePulseProvider>
                  <WallPage page={shown} inFront={index === turn.index} place={props} {...blocks} />
                </PagePulseProvider>
              </PageSightProvider>
            ))}
          </div>
        </div>
        <WallTools full={full} onFull={setFull} turn={turn} pages={pages.length} />
      </section>
    </ConfigProvider>
  )
}

/** Arrow keys lead to the page before and behind. */
const keysOf = (turn: Turn) => (event: KeyboardEvent) => {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step !== 0 && event.target instanceof HTMLButtonElement) turn.show(turn.index + step)
}

interface ToolsProps {
  readonly full: boolean
  readonly onFull: (full: boolean) => void
  readonly turn: Turn
  readonly pages: number
}

function WallTools({ full, onFull, turn, pages }: ToolsProps) {
  return (
    <div className="weft-wall-tools">
      <Button
        type="text"
        icon={full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
        aria-label={full ? texts.leaveFull : texts.full}
        title={full ? texts.leaveFull : texts.full}
        onClick={() => onFull(!full)}
      />
      {pages > 1 && (
        <>
          <Button
            type="text"
            icon={turn.paused ? <PlayCircleOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
            aria-label={turn.paused ? texts.goOn : texts.pause}
            title={turn.paused ? texts.goOn : texts.pause}
            onClick={() => turn.pause(!turn.paused)}
          />
          <nav aria-label={texts.pages}>
            {Array.from({ length: pages }, (_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: pages are told apart by their number alone.
                key={index}
                type="button"
                className="weft-wall-dot"
                aria-label={texts.page(index + 1, pages)}
                aria-current={index === turn.index}
                onClick={() => turn.show(index)}
              />
            ))}
          </nav>
        </>
      )}
    </div>
  )
}

/** Pixels of a line and between two, of what stands around the body of a block, and of its heading: as `wall.css` draws them. */
const [LINE, GAP, AROUND, HEAD] = [66, 16, 38, 52]

/** One page of a large screen; those behind it stay, so that their turn shows them at once. */
function WallPage({ page, inFront, ...around }: Around & { readonly page: readonly BlockModel[]; readonly inFront: boolean }) {
  return (
    <div className="weft-wall-page" hidden={!inFront}>
      {page.map((block, position) => (
        <div key={blockKey(block, position)} className="weft-wall-block" style={gridPlace(block.at)}>
          <WallRoom.Provider value={roomOf(block)}>
            <PageBlock id={blockKey(block, position)} block={block} {...around} />
          </WallRoom.Provider>
        </div>
      ))}
    </div>
  )
}

function gridPlace(at: BlockPlace | undefined): CSSProperties {
  return at === undefined ? {} : { gridColumn: `${at.x + 1} / span ${at.w}`, gridRow: `${at.y + 1} / span ${at.h}` }
}

function roomOf({ at, title }: BlockModel): number {
  const lines = at?.h ?? 1
  return lines * LINE + (lines - 1) * GAP - AROUND - (title === undefined ? 0 : HEAD)
}

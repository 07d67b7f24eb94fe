import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Empty } from 'antd'
import { useEffect, useState } from 'react'
import { SafeLink, type WidgetProps } from '../../../renderer/index'
import type { Slide } from './calls'
import { texts } from './texts'
import './website.css'

/** Milliseconds of a slide. */
const TURN = 6000

/** Turns by itself, but not for users who want no motion, nor while one is looked at. */
function useTurning(count: number, held: boolean, turn: () => void): void {
  useEffect(() => {
    if (count < 2 || held || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(turn, TURN)
    return () => clearInterval(timer)
  }, [count, held, turn])
}

/** Slides one after the other. */
export function WebsiteSlides({ data }: WidgetProps<unknown>) {
  if (!Array.isArray(data)) return null
  return data.length === 0 ? <Empty description={texts.noSlides} /> : <Slides slides={data as readonly Slide[]} />
}

function Slides({ slides }: { readonly slides: readonly Slide[] }) {
  const [turned, setTurned] = useState(0)
  const [held, setHeld] = useState(false)
  const count = slides.length
  const at = ((turned % count) + count) % count
  useTurning(count, held, () => setTurned(before => before + 1))
  const slide = slides[at]
  if (!slide) return null
  const hold = { onMouseEnter: () => setHeld(true), onFocus: () => setHeld(true) }
  const letGo = { onMouseLeave: () => setHeld(false), onBlur: () => setHeld(false) }
  return (
    <section className="weft-slides" aria-roledescription="carousel" aria-label={texts.slides} {...hold} {...letGo}>
      <img src={slide.picture} alt="" />
      <div className="weft-slides-title">{slide.link === null ? slide.title : <SafeLink href={slide.link}>{slide.title}</SafeLink>}</div>
      {count > 1 && (
        <div className="weft-slides-tools">
          <Button size="small" shape="circle" aria-label={texts.previous} icon={<LeftOutlined />} onClick={() => setTurned(turned - 1)} />
          {slides.map(({ title, picture }, index) => (
            <button
              key={picture}
              type="button"
              className="weft-slides-dot"
              aria-label={texts.slide(index + 1, title)}
              aria-current={index === at}
              onClick={() => setTurned(index)}
            />
          ))}
          <Button size="small" shape="circle" aria-label={texts.next} icon={<RightOutlined />} onClick={() => setTurned(turned + 1)} />
        </div>
      )}
    </section>
  )
}

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface ByWidthProps {
  /** Called with the pixels that there are; before they are known, and where nothing is seen, without. */
  readonly children: (width: number | undefined) => ReactNode
}

/** Draws what depends on its width, such as what keeps the place of a block: measured once, before it is seen. */
export function ByWidth({ children }: ByWidthProps) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => setWidth(place.current?.clientWidth || undefined), [])
  return <div ref={place}>{children(width)}</div>
}

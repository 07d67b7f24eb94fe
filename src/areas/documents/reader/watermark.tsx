import { useId } from 'react'
import type { Watermark } from '../calls'

const local = (time: string) => {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return Number.isNaN(date.getTime())
    ? time
    : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** What stands on each page of a document whose secrecy asks for it: who reads it, and when. */
export const watermarkText = ({ realname, username, time }: Watermark): string => `${realname} ${username} ${local(time)}`

/** The text, again and again over a page; pictures of backgrounds would not be printed. */
export function WatermarkLayer({ watermark }: { readonly watermark: Watermark }) {
  const id = useId()
  return (
    <svg className="weft-reader-watermark" aria-hidden="true">
      <pattern id={id} width="300" height="170" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
        <text x="10" y="90">
          {watermarkText(watermark)}
        </text>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

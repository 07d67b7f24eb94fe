import dayjs from 'dayjs'
import { useEffect, useState } from 'react'
import { texts } from './texts'

/** Day, day of the week and time of the machine that shows it, to the second. */
export function WallClock() {
  const [now, setNow] = useState(() => dayjs())
  useEffect(() => {
    const timer = setInterval(() => setNow(dayjs()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time className="weft-wall-clock" dateTime={now.format('YYYY-MM-DDTHH:mm:ss')}>
      <span>{now.format(texts.day)}</span>
      <span>{texts.weekdays[now.day()]}</span>
      <b>{now.format('HH:mm:ss')}</b>
    </time>
  )
}

import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { loadPart } from '../../model/load-part'
import { texts } from './texts'

/** Five fields, or a word such as `@daily`. */
const CRONTAB = /^(@[a-z]+|\S+(\s+\S+){4})$/i

interface OfferProps {
  readonly text: string
  readonly timeZone: string
  readonly onTake: (expression: string) => void
}

/** Offers the expression of Quartz for a line of crontab; nothing for any other text. */
export function CrontabOffer({ text, timeZone, onTake }: OfferProps) {
  const [found, setFound] = useState<{ readonly of: string; readonly expression: string }>()
  useEffect(() => {
    if (!CRONTAB.test(text.trim())) return
    let gone = false
    const look = async () => {
      const { fromCrontab } = await loadPart(() => import('./crontab'))
      const expression = fromCrontab(text, timeZone)
      if (!gone && expression !== undefined) setFound({ of: text, expression })
    }
    // Without the part nothing is offered, and the text says what is wrong with it.
    look().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [text, timeZone])
  if (found?.of !== text) return null
  return (
    <div role="status">
      {texts.isCrontab}
      <Button type="link" size="small" onClick={() => onTake(found.expression)}>
        {texts.take(found.expression)}
      </Button>
    </div>
  )
}

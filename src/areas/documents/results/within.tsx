import { CloseOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { texts } from '../texts'
import { MOST_WITHIN, type ResultPlace } from './place'

interface WithinProps {
  readonly place: ResultPlace
  readonly onGo: (place: ResultPlace) => void
}

/** Looks further within what was found, step by step; each step can be taken back. */
export function Within({ place, onGo }: WithinProps) {
  const [text, setText] = useState('')
  const { within } = place
  const go = (next: readonly string[]) => onGo({ ...place, page: 1, within: next })
  const search = (typed: string) => {
    const wanted = typed.trim()
    if (wanted === '' || within.includes(wanted)) return
    setText('')
    go([...within, wanted])
  }
  return (
    <div className="weft-within">
      {within.map(each => (
        <Button
          key={each}
          size="small"
          icon={<CloseOutlined aria-hidden />}
          iconPosition="end"
          aria-label={texts.withinRemove(each)}
          onClick={() => go(within.filter(other => other !== each))}
        >
          {each}
        </Button>
      ))}
      {within.length < MOST_WITHIN && (
        <Input.Search
          size="small"
          allowClear
          maxLength={200}
          value={text}
          placeholder={texts.within}
          aria-label={texts.within}
          title={texts.withinHint}
          onChange={event => setText(event.target.value)}
          onSearch={(typed, _event, info) => info?.source !== 'clear' && search(typed)}
        />
      )}
    </div>
  )
}

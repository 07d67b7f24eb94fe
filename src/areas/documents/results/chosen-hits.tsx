import { Button } from 'antd'
import { useState } from 'react'
import type { TextOf } from '../calls'
import { texts } from '../texts'
import { linkTo } from './link-to'

/** As a set of documents takes them. */
const MOST = 500

const keyOf = ({ source, id }: TextOf) => `${source}:${id}`

/** Texts that are chosen among what was found, on any of its pages. */
export interface ChosenHits {
  readonly keys: readonly string[]
  readonly has: (text: TextOf) => boolean
  readonly toggle: (text: TextOf) => void
  readonly clear: () => void
}

/** What is chosen of the results; a new search begins without any. */
export function useChosenHits(search: string): ChosenHits {
  const [chosen, setChosen] = useState<{ readonly search: string; readonly keys: readonly string[] }>({ search, keys: [] })
  const keys = chosen.search === search ? chosen.keys : []
  const keep = (next: readonly string[]) => setChosen({ search, keys: next })
  return {
    keys,
    has: text => keys.includes(keyOf(text)),
    toggle: text => {
      const key = keyOf(text)
      keep(keys.includes(key) ? keys.filter(each => each !== key) : [...keys, key].slice(0, MOST))
    },
    clear: () => keep([]),
  }
}

/** What can be done with chosen texts: looking them over together, and two of them side by side. */
export function ChosenBar({ chosen, onOpen }: { readonly chosen: ChosenHits; readonly onOpen: (address: string) => void }) {
  const { length } = chosen.keys
  if (length === 0) return null
  const query = new URLSearchParams({ documents: chosen.keys.join() })
  return (
    <div className="weft-chosen-hits" role="status">
      <span>{texts.chosenHits(length)}</span>
      {length > 1 ? (
        <Button size="small" type="primary" {...linkTo(`/unstructur/analysis?${query}`, onOpen)}>
          {texts.analyseHits}
        </Button>
      ) : (
        <small>{texts.chooseMore}</small>
      )}
      {length === 2 && (
        <Button size="small" {...linkTo(`/unstructur/compare?${query}`, onOpen)}>
          {texts.compareHits}
        </Button>
      )}
      <Button size="small" onClick={chosen.clear}>
        {texts.clearHits}
      </Button>
    </div>
  )
}

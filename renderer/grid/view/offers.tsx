import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { Signal } from '../core/signal'
import type { GridDesk } from './desk'
import type { CellName, DataGridHandle } from './props'
import { texts } from './texts'
import { useSignal } from './use-signal'

interface Offer {
  readonly cell: CellName
  readonly text: string
  readonly take: () => void
}

interface OfferList {
  readonly changed: Signal
  all: readonly Offer[]
  readonly offer: DataGridHandle['offer']
  readonly answer: (offer: Offer, take: boolean) => void
}

/** Values of other people for cells that are being edited: they are offered, never written over what is typed. */
export function useOffers(desk: GridDesk): OfferList {
  return useMemo(() => {
    const changed = new Signal()
    const list: OfferList = {
      changed,
      all: [],
      offer(cell, text, take) {
        list.all = [...list.all.filter(each => each.cell.id !== cell.id || each.cell.key !== cell.key), { cell, text, take }]
        desk.say(texts.otherValue(text))
        changed.tell()
      },
      answer(offer, take) {
        list.all = list.all.filter(each => each !== offer)
        if (take) {
          // Another cell may be open by now: what is typed there stays.
          const { editing } = desk.grid
          if (editing?.id === offer.cell.id && editing.key === offer.cell.key) desk.cancel()
          offer.take()
        }
        changed.tell()
        desk.focus()
      },
    }
    return list
  }, [desk])
}

export function Offers({ offers, desk }: { readonly offers: OfferList; readonly desk: GridDesk }) {
  useSignal(offers.changed)
  if (offers.all.length === 0) return null
  const box = desk.painter?.scrollerBox()
  const style = { left: box?.left ?? 0, bottom: Math.max(8, innerHeight - (box?.bottom ?? innerHeight) + 8) }
  return createPortal(
    <div className="weft-grid-popup weft-grid-offers" style={style}>
      {offers.all.map(offer => (
        <p key={`${offer.cell.id} ${offer.cell.key}`}>
          {texts.otherValue(offer.text)}
          <button type="button" onMouseDown={event => event.preventDefault()} onClick={() => offers.answer(offer, true)}>
            {texts.take}
          </button>
          <button type="button" onMouseDown={event => event.preventDefault()} onClick={() => offers.answer(offer, false)}>
            {texts.keep}
          </button>
        </p>
      ))}
    </div>,
    document.body,
  )
}

import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { Signal } from '../../engine/signal'
import type { GridDesk } from '../../surface/desk'
import type { CellName, DataGridHandle } from '../../surface/props'
import { texts } from '../../surface/texts'
import { useSignal } from '../../surface/use-signal'

interface Offer {
  readonly cell: CellName
  /** What is told of it. */
  readonly told: string
  readonly answer: (taken: boolean) => void
}

interface OfferList {
  readonly changed: Signal
  all: readonly Offer[]
  readonly offer: DataGridHandle['offer']
  readonly answer: (offer: Offer, taken: boolean) => void
}

/** Pixels that are left beside the offers. */
const EDGE = 8

/** What people call a cell: its column, and the number of its row where that is seen. */
function nameOf(desk: GridDesk, cell: CellName): string {
  const title = desk.grid.columns.find(({ key }) => key === cell.key)?.title ?? cell.key
  const at = desk.placeOf(cell)
  return at === undefined ? title : texts.openCell(title, at.row + 1)
}

/** Values of other people for cells that are being edited: they are offered, never written over what is typed. */
export function useOffers(desk: GridDesk): OfferList {
  return useMemo(() => {
    const changed = new Signal()
    const list: OfferList = {
      changed,
      all: [],
      offer(cell, text, answer) {
        const offer = { cell, told: texts.otherValue(nameOf(desk, cell), text), answer }
        list.all = [...list.all.filter(each => each.cell.id !== cell.id || each.cell.key !== cell.key), offer]
        desk.say(offer.told)
        changed.tell()
        return () => {
          list.all = list.all.filter(each => each !== offer)
          changed.tell()
        }
      },
      answer(offer, taken) {
        list.all = list.all.filter(each => each !== offer)
        // Another cell may be open by now: what is typed there stays.
        const { editing } = desk.grid
        if (taken && editing?.id === offer.cell.id && editing.key === offer.cell.key) desk.cancel()
        offer.answer(taken)
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
  const left = box?.left ?? 0
  const style = { left, maxWidth: innerWidth - left - EDGE, bottom: Math.max(EDGE, innerHeight - (box?.bottom ?? innerHeight) + EDGE) }
  return createPortal(
    <div className="weft-grid-popup weft-grid-offers" style={style}>
      {offers.all.map(offer => (
        <p key={`${offer.cell.id} ${offer.cell.key}`}>
          {offer.told}
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

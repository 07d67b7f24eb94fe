import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { texts as noteTexts } from '../notes/texts'
import { texts } from '../texts'

export type SideView = 'outline' | 'thumbnails' | 'notes'

interface SideProps {
  readonly view: SideView
  readonly onView: (view: SideView) => void
  readonly notes: number
  readonly children: ReactNode
}

/** What stands beside the pages. */
export function Side({ view, onView, notes, children }: SideProps) {
  const options = [
    { value: 'outline' as const, label: texts.outline },
    { value: 'thumbnails' as const, label: texts.thumbnails },
    { value: 'notes' as const, label: notes > 0 ? noteTexts.count(notes) : noteTexts.notes },
  ]
  return (
    <div className="weft-reader-beside">
      <Segmented<SideView> block size="small" aria-label={texts.side} options={options} value={view} onChange={onView} />
      <div className="weft-reader-beside-body" data-scrolls="">
        {children}
      </div>
    </div>
  )
}

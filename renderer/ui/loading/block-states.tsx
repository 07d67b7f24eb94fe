import { Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { texts } from '../texts'
import './block-states.css'

/** Stands for what a block shows until its source answers, in the height that it will have. */
export function BlockWait({ height, shape = 'lines' }: { readonly height: number; readonly shape?: 'lines' | 'plane' }) {
  return (
    <div className="weft-wait" style={{ minHeight: height }} aria-busy>
      {shape === 'plane' ? (
        <Skeleton.Node active style={{ width: '100%', height }} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: Math.max(1, Math.floor(height / 44)) }} />
      )}
    </div>
  )
}

/** Says in the place of a block that there is nothing. */
export function BlockEmpty({ height, text = texts.empty }: { readonly height: number; readonly text?: string }) {
  return (
    <div className="weft-block-empty" style={{ display: 'grid', placeItems: 'center', minHeight: height }}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text} />
    </div>
  )
}

/** What a block leaves out, below it. */
export function BlockRemark({ children }: { readonly children: ReactNode }) {
  return <p className="weft-block-remark">{children}</p>
}

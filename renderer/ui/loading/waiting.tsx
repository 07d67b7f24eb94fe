import { Skeleton } from 'antd'
import { texts } from '../texts'

/** Stands where a part of a page will be while it is loaded. */
export function Waiting({ height }: { readonly height?: number }) {
  return (
    <div role="status" aria-label={texts.loading} aria-busy style={{ height, overflow: 'hidden' }}>
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    </div>
  )
}

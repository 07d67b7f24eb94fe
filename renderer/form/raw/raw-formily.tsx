import { Alert } from 'antd'
import { lazyPart } from '../../ui/loading/lazy-part'
import { texts } from '../texts'
import type { RawBlock } from './clean-formily'

const RawFields = lazyPart(async () => (await import('./raw-fields')).RawFields)

/** The place of a raw Formily block. What had to be taken out of it is said there. */
export function RawFormily({ block }: { readonly block: RawBlock }) {
  return (
    <div className="weft-wide">
      {block.problems.length > 0 && <Alert type="error" showIcon message={texts.brokenBlock} description={block.problems.join('; ')} />}
      <RawFields block={block} />
    </div>
  )
}

import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useFormSpace } from './form-space'
import { texts } from './texts'

/** The place of a raw Formily block. What had to be taken out of it is said there. */
export function RawFormily({ node, children }: { readonly node: string; readonly children?: ReactNode }) {
  const block = useFormSpace().session.compiled.blocks.get(node)
  return (
    <div className="weft-wide">
      {block !== undefined && block.problems.length > 0 && (
        <Alert type="error" showIcon message={texts.brokenBlock} description={block.problems.join('; ')} />
      )}
      {children}
    </div>
  )
}

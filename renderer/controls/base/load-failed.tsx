import { Button } from 'antd'
import { texts } from './texts'

/** In the place of choices that could not be loaded. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <span role="status">
      {texts.failedToLoad}
      <Button type="link" size="small" onMouseDown={event => event.preventDefault()} onClick={onRetry}>
        {texts.retry}
      </Button>
    </span>
  )
}

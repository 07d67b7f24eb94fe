import { Button } from 'antd'
import { errorText, Failure } from '../ui/failure/failure'
import { busySign } from '../ui/loading/busy-sign'
import type { Pages } from './use-pages'

interface PagesEndProps {
  readonly pages: Pages<unknown>
  readonly texts: {
    /** Says what could not be read. */
    readonly failed: string
    /** Names the button that reads on, by how many are left. */
    readonly more: (left: number) => string
  }
}

/** Below what has been read page by page: what went wrong with a way to try again, or the way to the rest. */
export function PagesEnd({ pages: { found, error, busy, reload, more }, texts }: PagesEndProps) {
  const left = (found?.total ?? 0) - (found?.items.length ?? 0)
  if (error !== undefined)
    return (
      <Failure title={texts.failed} onRetry={found === undefined ? reload : more}>
        {errorText(error)}
      </Failure>
    )
  if (left <= 0) return null
  return (
    <Button block loading={busySign(busy)} onClick={more}>
      {texts.more(left)}
    </Button>
  )
}

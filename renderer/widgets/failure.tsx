import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { texts } from './texts'

/** A failure in its own place, with a way to try again; the rest of the page goes on. */
export function Failure(props: { readonly title: string; readonly children?: ReactNode; readonly onRetry?: () => void }) {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={props.title}
      description={props.children}
      action={
        props.onRetry && (
          <Button size="small" autoInsertSpace={false} onClick={props.onRetry}>
            {texts.retry}
          </Button>
        )
      }
    />
  )
}

/** What a person reads of an error. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

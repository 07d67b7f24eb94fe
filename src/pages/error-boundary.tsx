import { Component, type ReactNode } from 'react'
import { defined, PartError } from '../../renderer/contract'
import { FailurePage } from './error-page'
import { texts } from './texts'

/** What a person is told of an error, and what helps to find its cause. */
export function failureTexts(error: unknown): { text: string; details: string } {
  const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { text: error instanceof PartError ? texts.errors.chunk : texts.errors.failure.text, details }
}

interface BoundaryProps {
  readonly children: ReactNode
  readonly onError: (error: unknown) => void
  /** Draws what broke anew; absent: the window is loaded again. */
  readonly onRetry?: () => void
}

/** Shows the failure page in the place of what broke. */
export class ErrorBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { error } = this.state
    const { children, onRetry } = this.props
    return error === undefined ? children : <FailurePage {...failureTexts(error)} {...defined({ onRetry })} />
  }
}

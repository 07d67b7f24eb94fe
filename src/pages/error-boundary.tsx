import { Component, type ReactNode } from 'react'
import { FailurePage } from './error-page'
import { texts } from './texts'

/** What browsers and Vite say when a part of the application cannot be loaded. */
const CHUNK =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Loading (?:CSS )?chunk|error loading dynamically/i

const isChunkError = (error: unknown) =>
  error instanceof Error && (CHUNK.test(error.message) || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))

/** What a person is told of an error, and what helps to find its cause. */
export function failureTexts(error: unknown): { text: string; details: string } {
  const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { text: isChunkError(error) ? texts.errors.chunk : texts.errors.failure.text, details }
}

interface BoundaryProps {
  readonly children: ReactNode
  readonly onError: (error: unknown) => void
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
    return error === undefined ? this.props.children : <FailurePage {...failureTexts(error)} />
  }
}

import { Component, type ReactNode } from 'react'
import { renewParts } from '../../ui/loading/later-part'

interface PartGuardProps {
  readonly children: ReactNode
  /** Stands in for what could not be loaded or drawn. Default: nothing. */
  readonly fallback?: ReactNode
  readonly onFail?: (error: unknown) => void
  /** A change of it tries again. */
  readonly retryOn?: unknown
}

/** Keeps a part that could not be loaded in its own place: the rows, and what was typed into them, stay. */
export class PartGuard extends Component<PartGuardProps, { readonly failed: boolean; readonly retryOn: unknown }> {
  override state = { failed: false, retryOn: this.props.retryOn }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ retryOn }: PartGuardProps, state: { readonly retryOn: unknown }) {
    return Object.is(retryOn, state.retryOn) ? null : { failed: false, retryOn }
  }

  override componentDidCatch(error: unknown) {
    renewParts()
    this.props.onFail?.(error)
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children
  }
}

import { Component, type ReactNode } from 'react'
import { CellError } from './cell-error'

export interface CellBoundaryProps {
  readonly children: ReactNode
  /** Told once for each failure. */
  readonly onError: (error: unknown) => void
  /** A change of it tries again, such as another value in the same place. */
  readonly retryOn: unknown
}

interface State {
  readonly error: unknown
  readonly failed: boolean
  readonly retryOn: unknown
}

/** Keeps a cell that fails in its own place. */
export class CellBoundary extends Component<CellBoundaryProps, State> {
  override state: State = { error: null, failed: false, retryOn: this.props.retryOn }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps(props: CellBoundaryProps, state: State): Partial<State> | null {
    return Object.is(props.retryOn, state.retryOn) ? null : { error: null, failed: false, retryOn: props.retryOn }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? <CellError error={this.state.error} /> : this.props.children
  }
}

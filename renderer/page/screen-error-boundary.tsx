import { Component, type ReactNode, useState } from 'react'
import type { Host } from '../model/host'
import { useHost } from '../source/host-context'
import { errorText, Failure } from '../ui/failure/failure'
import { texts } from './texts'

interface BoundaryProps {
  readonly host: Host
  /** Names the place in the log. */
  readonly where: string
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Keeps a screen or a block that fails in its own place; the rest of the page goes on. */
export function ScreenErrorBoundary(props: { readonly where: string; readonly children: ReactNode }) {
  const host = useHost()
  // A boundary for each attempt: React lets the second failure of one that waits again pass to the root.
  const [attempt, setAttempt] = useState(0)
  return <Boundary key={attempt} host={host} onRetry={() => setAttempt(attempt + 1)} {...props} />
}

class Boundary extends Component<BoundaryProps, { readonly error: unknown; readonly failed: boolean }> {
  override state = { error: undefined as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.host.report(error, this.props.where)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Failure title={texts.broken} onRetry={this.props.onRetry}>
        {errorText(this.state.error)}
      </Failure>
    )
  }
}

import { render } from '@testing-library/react'
import { useEffect, useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { useLatest } from './use-latest'

it('has what was drawn before any layout effect, and for what began with an earlier drawing', () => {
  const seen: string[] = []
  const begun: (() => void)[] = []
  function Child({ read }: { readonly read: () => number }) {
    useLayoutEffect(() => void seen.push(`child ${read()}`))
    return null
  }
  function Parent({ value }: { readonly value: number }) {
    const latest = useLatest(value)
    useEffect(() => void begun.push(() => seen.push(`later ${latest.current}`)), [])
    return <Child read={() => latest.current} />
  }
  const { rerender } = render(<Parent value={1} />)
  rerender(<Parent value={2} />)
  for (const run of begun) run()
  expect(begun).toHaveLength(1)
  expect(seen).toEqual(['child 1', 'child 2', 'later 2'])
})

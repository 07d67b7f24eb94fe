import { type ReactNode, useEffect, useRef } from 'react'
import './result.css'

interface ResultProps {
  readonly title: string
  readonly hint: string
  /** What to do now. */
  readonly children: ReactNode
}

/** The good end of something; its title gets the focus, so that it is read out. */
export function Result({ title, hint, children }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="weft-result">
      <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r="30" fill="currentColor" />
        <path d="M19 33l9 9 18-19" fill="none" stroke="var(--weft-surface)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{hint}</p>
      {children}
    </section>
  )
}

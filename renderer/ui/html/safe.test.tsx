import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { cellRenderer } from '../../../tests/helpers/cells'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { HostProvider } from '../../source/host-context'
import { SafeHtml } from './safe-html'
import { SafeLink, safeTarget } from './safe-link'

describe('a link from data', () => {
  it.each([
    ['https://example.org/a?b=1', 'outside'],
    ['HTTP://example.org', 'outside'],
    ['mailto:a@example.org', 'outside'],
    ['tel:+8610', 'outside'],
    ['/course/lecturer?x=1#y', 'own'],
    ['/', 'own'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['\u0001javascript:alert(1)', undefined],
    [' javascript:alert(1)', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ['vbscript:x', undefined],
    ['blob:https://example.org/1', undefined],
    ['file:///etc/passwd', undefined],
    ['//example.org', undefined],
    ['/\\example.org', undefined],
    ['\t//example.org', undefined],
    ['/\t/example.org', undefined],
    ['/a\\b', undefined],
    ['relative/path', undefined],
    ['https://', undefined],
    ['', undefined],
  ])('to "%s" leads %s', (href, kind) => {
    expect(safeTarget(href)?.kind).toBe(kind)
  })

  function draw(href: string, host = testHost()) {
    render(
      <HostProvider renderer={cellRenderer} host={host}>
        <SafeLink href={href}>there</SafeLink>
      </HostProvider>,
    )
    return host
  }

  it('opens other sites beside the application, without a way back', () => {
    draw('https://example.org')
    const link = screen.getByRole('link', { name: 'there' })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  })

  it('goes to own paths within the application', async () => {
    const host = draw('/course/lecturer')
    await userEvent.click(screen.getByRole('link'))
    expect(host.opened).toEqual(['/course/lecturer'])
  })

  it('is mere text when it must not be followed', () => {
    draw('javascript:alert(1)')
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('there')).toBeDefined()
  })
})

describe('HTML from data', () => {
  const inner = (html: string) => render(<SafeHtml html={html} />).container.firstElementChild?.innerHTML

  it.each([
    ['<p>a <b>b</b></p>', '<p>a <b>b</b></p>'],
    ['<script>alert(1)</script>x', 'x'],
    ['<img src=x onerror=alert(1)>', '<img src="x">'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<math><mi//xlink:href="data:x,<script>alert(4)</script>">', ''],
    ['<iframe src="https://example.org"></iframe>', ''],
    ['<form action="/x"><input name="a"><button>b</button></form>', 'b'],
    ['<style>body{display:none}</style>x', 'x'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//example.org">a</a>', '<a>a</a>'],
    ['<a href="/own">a</a>', '<a href="/own">a</a>'],
    ['<p id="app" name="x" data-x="1">a</p>', '<p>a</p>'],
    ['<p style="position: fixed; inset: 0; z-index: 9">a</p>', '<p>a</p>'],
    ['<p style="color: red; position: absolute; top: -99px; margin: -50px 0; transform: scale(9)">a</p>', '<p style="color: red">a</p>'],
    ['<p style="position: fixed !important; float: left; opacity: 0; animation: x 1s; --x: 1">a</p>', '<p>a</p>'],
    ['<p style="background-color: url(https://x.cn); background-image: url(https://x.cn)">a</p>', '<p>a</p>'],
    ['<p style="text-indent: 2em; line-height: 28pt">a</p>', '<p style="text-indent: 2em; line-height: 28pt">a</p>'],
    [
      '<span style="letter-spacing: 10px; font-size: 72px; background-color: rgb(255, 0, 0)">a</span>',
      '<span style="background-color: rgb(255, 0, 0); font-size: 72px; letter-spacing: 10px">a</span>',
    ],
    ['<p class="weft-header">a</p>', '<p>a</p>'],
    ['<b>unclosed', '<b>unclosed</b>'],
    ['', ''],
  ])('%s becomes %s', (html, want) => {
    expect(inner(html)).toBe(want)
  })

  it('opens links beside the application', () => {
    inner('<a href="https://example.org">a</a>')
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('draws stored pictures with the rights of the session, and lets go of them', async () => {
    // Tests of one worker share this object.
    const made = vi.spyOn(URL, 'createObjectURL').mockReset().mockReturnValue('blob:x/1')
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const client = { ...fakeClient({ 'GET /sys/common/static/jeditor/1/a.png': new Blob(['x']) }), fileUrl: (path: string) => `/f/${path}` }
    const drawn = render(
      <HostProvider renderer={cellRenderer} host={testHost({ client })}>
        <SafeHtml html='<img src="/f/jeditor/1/a.png" alt="甲"><img src="/f/jeditor/1/b.png" alt="乙"><img src="data:image/gif;base64,R0" alt="丙">' />
      </HostProvider>,
    )
    const [first, lost, inline] = screen.getAllByRole('img')
    expect(first?.getAttribute('src')).toBeNull()
    expect(inline?.getAttribute('src')).toBe('data:image/gif;base64,R0')
    await waitFor(() => expect(first?.getAttribute('src')).toBe('blob:x/1'))
    await waitFor(() => expect(lost?.className).toBe('weft-rich-lost'))
    expect(first?.hasAttribute('aria-busy')).toBe(false)
    drawn.unmount()
    await waitFor(() => expect(revoked).toHaveBeenCalledWith('blob:x/1'))
    expect(made.mock.calls).toHaveLength(1)
  })

  it('follows a change', () => {
    const drawn = render(<SafeHtml html="<i>a</i>" />)
    drawn.rerender(<SafeHtml html="<i>b</i>" />)
    expect(drawn.container.textContent).toBe('b')
    expect(vi.isMockFunction(console.error)).toBe(true)
  })
})

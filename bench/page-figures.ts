import type { CDPSession, Page } from 'playwright'

/** Opens a page of the bench and waits for what it offers in `window`; the bytes of its scripts as they travelled. */
export async function load(page: Page, session: CDPSession, url: string, offered: string): Promise<number> {
  const isScript = new Set<string>()
  let bytes = 0
  await session.send('Network.enable')
  await session.send('Performance.enable')
  session.on('Network.responseReceived', event => event.type === 'Script' && isScript.add(event.requestId))
  session.on('Network.loadingFinished', event => {
    if (isScript.has(event.requestId)) bytes += event.encodedDataLength
  })
  await page.goto(`${url}/`)
  await page.waitForFunction(name => name in window, offered)
  await page.waitForLoadState('networkidle')
  return bytes
}

/** One of Chromium's counters; NaN when it has none of the name. */
export async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(metric => metric.name === name)?.value ?? Number.NaN
}

/** Bytes that are in use after what is not has been collected. */
export async function heap(session: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
  return metric(session, 'JSHeapUsedSize')
}

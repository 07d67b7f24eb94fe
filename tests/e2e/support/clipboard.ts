import type { Page } from '@playwright/test'

/**
 * Works in a page beside the app's, which has no policy: the pages of the app may not read the clipboard, and what a test writes there
 * would count as theirs.
 */
async function besides<T>(page: Page, work: (other: Page) => Promise<T>): Promise<T> {
  const context = page.context()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const other = await context.newPage()
  try {
    await other.route('http://localhost/**', route => route.fulfill({ contentType: 'text/html', body: '<title>clipboard</title>' }))
    await other.goto('http://localhost/clipboard')
    return await work(other)
  } finally {
    await other.close()
    await page.bringToFront()
  }
}

/** The text on the clipboard. */
export const readClipboard = (page: Page): Promise<string> => besides(page, other => other.evaluate(() => navigator.clipboard.readText()))

/** Puts parts onto the clipboard, by their media types. */
export const putOnClipboard = (page: Page, parts: { readonly [type: string]: string }): Promise<void> =>
  besides(page, other =>
    other.evaluate(async given => {
      const blobs = Object.entries(given).map(([type, text]) => [type, new Blob([text], { type })])
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
    }, parts),
  )

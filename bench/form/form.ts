import type { Browser } from 'playwright'
import { openBrowser } from '../browser'
import { type Figure, median, print } from '../report'
import { type Running, startPage } from '../servers'
import { type Measured, measureForm, measureReopen, type Reopened } from './measure'

const FORMS = ['weft', 'floor', 'formily'] as const
type FormName = (typeof FORMS)[number]
type Runs = Readonly<Record<FormName, readonly Measured[]>>

const SIZES = [50, 200, 1_000]
const RUNS = 5
const REOPENED = 200
const MEGABYTE = 1024 * 1024

interface Measure {
  readonly name: string
  readonly key: keyof Measured
  readonly unit?: string
  /** What one of the unit is. Default 1. */
  readonly scale?: number
}

const MEASURES: readonly Measure[] = [
  { name: 'main thread to mount', key: 'mount' },
  { name: 'key to paint', key: 'key' },
  { name: 'key to the new total', key: 'total' },
  { name: 'key to an item shown or gone', key: 'toggle' },
  { name: 'validate all, accepted', key: 'accept' },
  { name: 'validate all, refused', key: 'refuse' },
  { name: 'heap of the form', key: 'heap', unit: 'MB', scale: MEGABYTE },
  { name: 'scripts of the page, gzip', key: 'scripts', unit: 'KB', scale: 1024 },
]

/** A form of our own beside the same written by hand with antd's inputs and the same drawn by Formily's `SchemaField`. */
export async function form(): Promise<void> {
  const pages = new Map<FormName, Running>()
  const browser = await openBrowser({ unpaced: true })
  try {
    for (const name of FORMS) pages.set(name, await startPage(`form/pages/${name}`))
    const measured = new Map<number, Runs>()
    for (const size of SIZES) measured.set(size, await runs(browser, pages, size))
    const lines = MEASURES.flatMap(measure => [...measured].map(([size, all]) => figure(measure, size, all)))
    print('Form (medians; floor: antd inputs written by hand)', lines, ['formily'])
    print(`The same form of ${REOPENED} items for a hundred records`, await reopened(browser, pages), ['formily'])
  } finally {
    await browser.close()
    for (const page of pages.values()) await page.close()
  }
}

/** Interleaved, so that a slow moment of the machine touches all of them; the first run warms up. */
async function runs(browser: Browser, pages: ReadonlyMap<FormName, Running>, size: number): Promise<Runs> {
  const results: Record<FormName, Measured[]> = { weft: [], floor: [], formily: [] }
  for (let run = 0; run <= RUNS; run++)
    for (const [name, { url }] of pages) {
      const measured = await measureForm(browser, url, size)
      if (run > 0) results[name].push(measured)
    }
  return results
}

const REOPENINGS: readonly { readonly name: string; readonly key: keyof Reopened; readonly unit: string; readonly scale?: number }[] = [
  { name: 'open the first', key: 'first', unit: 'ms' },
  { name: 'open the hundredth', key: 'hundredth', unit: 'ms' },
  { name: 'close the hundredth', key: 'close', unit: 'ms' },
  { name: 'heap that each opening leaves', key: 'left', unit: 'KB', scale: 1024 },
]

async function reopened(browser: Browser, pages: ReadonlyMap<FormName, Running>): Promise<readonly Figure[]> {
  const found: Partial<Record<FormName, Reopened>> = {}
  for (const [name, { url }] of pages) found[name] = await measureReopen(browser, url, REOPENED)
  return REOPENINGS.map(({ name, key, unit, scale = 1 }) => {
    const of = (form: FormName) => (found[form]?.[key] ?? Number.NaN) / scale
    return { name, unit, ours: of('weft'), floor: of('floor'), peers: { formily: of('formily') } }
  })
}

function figure({ name, key, unit = 'ms', scale = 1 }: Measure, size: number, all: Runs): Figure {
  const of = (form: FormName) => median(all[form].map(run => run[key])) / scale
  return {
    name: `${name}, ${size.toLocaleString('en')} items`,
    unit,
    ours: of('weft'),
    floor: of('floor'),
    peers: { formily: of('formily') },
  }
}

import type { OpenDatabase } from '../../db/open'
import { originOf } from '../../http/origin'
import type { PageFacts } from '../../http/web/page-facts'
import { PathPattern, segmentOf } from '../../util/path-pattern'
import { pathOf } from './stored/path'
import { pageAddresses } from './stored/repository'

/** `/online/cgformList/:code` is any path with one part more. */
function patternOf(path: string): PathPattern {
  const parts = path.split('/').slice(1)
  return new PathPattern(parts.map(part => (part.startsWith(':') ? null : segmentOf([part]))))
}

interface Facts {
  readonly frames: readonly string[]
  readonly paths: ReadonlySet<string>
  readonly patterns: readonly PathPattern[]
}

async function read(database: OpenDatabase): Promise<Facts> {
  const { origins, urls } = await pageAddresses(database)
  const paths = urls.map(url => pathOf(url).replace(/^(?!\/)/, '/'))
  return {
    frames: origins.flatMap(origin => originOf(origin) ?? []),
    paths: new Set(paths),
    patterns: paths.filter(path => path.includes('/:')).map(patternOf),
  }
}

/** Milliseconds between a failed reading and the next. */
const PAUSE = 2000

/** The facts as the database has them, read anew when it says that menus or allowed origins have changed. */
class StoredFacts implements Omit<PageFacts, 'name' | 'logo'> {
  private facts: Facts = { frames: [], paths: new Set(), patterns: [] }
  private reading: Promise<void> | undefined
  private outdated = false
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly data: OpenDatabase) {}

  frames = () => this.facts.frames
  hasMenu = (path: string) => this.facts.paths.has(path) || this.facts.patterns.some(pattern => pattern.test(path))

  async open(): Promise<void> {
    this.facts = await read(this.data)
    await this.data.listen({ channels: ['weft_permission', 'weft_frame_origin'], onMessage: this.refresh, back: this.refresh })
    // What was said between the two.
    this.refresh()
  }

  close(): void {
    clearTimeout(this.timer)
  }

  /** Many changes at once are read together. */
  private refresh = (): void => {
    this.outdated = true
    this.reading ??= this.readAll().finally(() => {
      this.reading = undefined
    })
  }

  private async readAll(): Promise<void> {
    while (this.outdated) {
      this.outdated = false
      try {
        this.facts = await read(this.data)
      } catch {
        // The database is away; what was known holds until it is back.
        this.timer = setTimeout(this.refresh, PAUSE).unref()
      }
    }
  }
}

/** Opens the facts of a database; `close` ends them. */
export async function openFacts(data: OpenDatabase): Promise<Omit<PageFacts, 'name' | 'logo'> & { close(): void }> {
  const facts = new StoredFacts(data)
  await facts.open()
  return facts
}

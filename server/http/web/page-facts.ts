/** A picture that a page shows. */
export interface PagePicture {
  readonly bytes: Buffer
  /** Changes with the picture. */
  readonly version: string
}

/** What has to be known about a page of the app before anything of it is sent. */
export interface PageFacts {
  /** Origins beside ours that pages may show in frames. */
  readonly frames: () => readonly string[]
  /** Whether a menu of some tenant has an entry at this path. */
  readonly hasMenu: (path: string) => boolean
  /** What the system is called; undefined: as the page ships. */
  readonly name: () => string | undefined
  /** The mark of the system, a PNG; undefined: as the page ships. */
  readonly logo: () => PagePicture | undefined
}

/** With another back end its menus are not known here, so every path may be one of theirs. */
export const factsOfSettings = (frames: readonly string[]): PageFacts => ({
  frames: () => frames,
  hasMenu: () => true,
  name: () => undefined,
  logo: () => undefined,
})

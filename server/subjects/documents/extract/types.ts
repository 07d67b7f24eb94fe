/** What reading a file may take. */
export interface ExtractLimits {
  /** Bytes of the file. */
  readonly bytes: number
  readonly pages: number
  /** Of a picture, and of a page that is drawn. */
  readonly pixels: number
  /** Characters of the whole text. */
  readonly characters: number
  /** Characters of one page: what looks at a page looks at all of it at once. */
  readonly pageCharacters: number
  /** Parts of an archive such as .docx. */
  readonly entries: number
  /** Bytes of all of them, unpacked. */
  readonly unpacked: number
  /** Megabytes of what scripts of the process hold. */
  readonly memory: number
  /** Megabytes of the whole process, with pictures and what recognises letters. */
  readonly resident: number
  /** Pages that are recognised; those behind are left without a text, and the document says so. */
  readonly recognised: number
  /** Milliseconds in which pages are recognised, likewise. */
  readonly recogniseTime: number
  /** Milliseconds without a finished page until the process is ended. */
  readonly pageTime: number
  /** Milliseconds in all. */
  readonly time: number
}

/** Places of a page's text: `[start, end, x, y, width, height]`, offsets into the text, boxes in fractions of the page from its upper left. */
export interface Places {
  /** Of the page in points, or of the picture in pixels. */
  readonly width: number
  readonly height: number
  readonly runs: readonly (readonly [start: number, end: number, x: number, y: number, width: number, height: number])[]
}

/** How letters look: `[kind, start, end, address of a link]`, offsets into the text of their page. */
export type LookOfLetters = readonly [as: 'b' | 'i' | 'u' | 's' | 'code' | 'sup' | 'sub' | 'a', start: number, end: number, href?: string]

/** How a paragraph looks. Its text is no part of it: what is shown are parts of the page's text, so that no markup of a file reaches a reader. */
export interface Look {
  readonly as: 'p' | 'h' | 'li' | 'quote' | 'pre' | 'row'
  /** Of titles, from 1. */
  readonly level?: number
  /** Of items of a list, from 1. */
  readonly depth?: number
  /** Before an item of a list. */
  readonly mark?: string
  /** Of a row: `[start, end, columns, rows, 1 for a head]`. */
  readonly cells?: readonly (readonly [start: number, end: number, columns: number, rows: number, head: 0 | 1])[]
  /** A table begins with this row. */
  readonly first?: boolean
  readonly letters?: readonly LookOfLetters[]
}

/** A paragraph of a page. */
export interface LaidBlock extends Look {
  readonly start: number
  readonly end: number
}

export interface Heading {
  /** From 1. */
  readonly level: number
  readonly title: string
  /** Offset into the text of its page. */
  readonly start: number
}

export interface ExtractedPage {
  /** From 1. Texts without pages are cut where they break or have become long. */
  readonly number: number
  readonly text: string
  readonly headings: readonly Heading[]
  /** Read from a picture, so letters may be wrong. */
  readonly recognised: boolean
  /** Of PDF and pictures. */
  readonly places?: Places
  /** How its paragraphs look, of files that say it. */
  readonly layout?: readonly LaidBlock[]
}

export interface Extracted {
  readonly pages: readonly ExtractedPage[]
  /** Scanned pages that were left without a text for the limits of recognising. */
  readonly unread: number
  /** The one that most of the text is in; '' where none can be told. */
  readonly language: 'zh' | 'en' | ''
}

/** Why there is no text; the message is for people. */
export class ExtractError extends Error {
  override readonly name = 'ExtractError'
}

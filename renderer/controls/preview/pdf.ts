import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy, type RenderTask, TextLayer } from 'pdfjs-dist'

/** Where the application keeps the worker, the characters of East Asia and the decoders of PDF.js. */
const FILES: string = import.meta.env?.PDF_FILES || '/'
GlobalWorkerOptions.workerSrc = `${FILES}pdf.worker.min.mjs`

export type { PDFDocumentProxy as Pdf } from 'pdfjs-dist'

/** Opens a PDF; `close` ends it and its worker. */
export function openPdf(data: ArrayBuffer): { readonly pdf: Promise<PDFDocumentProxy>; readonly close: () => void } {
  const task = getDocument({
    data,
    cMapUrl: `${FILES}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    iccUrl: `${FILES}iccs/`,
    isEvalSupported: false,
  })
  return { pdf: task.promise, close: () => void task.destroy() }
}

/** Pieces of the text of a page, in the order of its text layer. */
export async function pageText(pdf: PDFDocumentProxy, page: number): Promise<readonly string[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent()
  return items.flatMap(item => ('str' in item ? [item.str] : []))
}

export interface DrawnPage {
  /** Elements of the pieces of its text. */
  readonly pieces: Promise<readonly HTMLElement[]>
  readonly stop: () => void
}

/** Draws the picture of a page, as sharp as the screen is. */
export function drawPicture(page: PDFPageProxy, scale: number, canvas: HTMLCanvasElement): RenderTask {
  const viewport = page.getViewport({ scale })
  const sharp = window.devicePixelRatio || 1
  canvas.width = Math.floor(viewport.width * sharp)
  canvas.height = Math.floor(viewport.height * sharp)
  canvas.style.width = `${Math.floor(viewport.width)}px`
  canvas.style.height = `${Math.floor(viewport.height)}px`
  return page.render({ canvas, viewport, ...(sharp === 1 ? {} : { transform: [sharp, 0, 0, sharp, 0, 0] }) })
}

/** Draws a page: its picture, and over it its text, which can be chosen and read out. */
export function drawPage(page: PDFPageProxy, scale: number, canvas: HTMLCanvasElement, layer: HTMLElement): DrawnPage {
  const viewport = page.getViewport({ scale })
  layer.replaceChildren()
  layer.style.setProperty('--total-scale-factor', String(viewport.scale))
  const picture = drawPicture(page, scale, canvas)
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport })
  const pieces = Promise.all([picture.promise, text.render()]).then(() => text.textDivs)
  const stop = () => {
    picture.cancel()
    text.cancel()
  }
  return { pieces, stop }
}

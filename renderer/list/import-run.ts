import { RequestError } from '../model/client'
import type { ImportOutcome, Source } from '../model/source'
import type { PreviewedFile } from './import-preview'
import { importTexts } from './import-texts'

/** What became of one file. */
export type FileOutcome =
  | { readonly file: File; readonly done: true; readonly outcome: ImportOutcome }
  | {
      readonly file: File
      readonly done: false
      readonly message: string
      /** True: the server has said no; false: what it would have said is unknown. */
      readonly refused: boolean
      /** True: the person has been told already, such as of the end of the session. */
      readonly noticed: boolean
    }

/** Uploads the files one after the other: the API reads one file of a request. A file that fails stops none behind it. */
export async function importFiles(
  source: Source,
  files: readonly File[],
  onProgress: (file: File, share: number) => void,
): Promise<readonly FileOutcome[]> {
  const outcomes: FileOutcome[] = []
  for (const file of files) {
    try {
      outcomes.push({ file, done: true, outcome: await source.importFile(file, share => onProgress(file, share)) })
    } catch (error) {
      const [refused, noticed] = error instanceof RequestError ? [error.code > 0, error.shown] : [false, false]
      outcomes.push({ file, done: false, message: failureText(file, error), refused, noticed })
    }
  }
  return outcomes
}

/** Has the server say what each file would bring. */
export async function previewFiles(source: Source, files: readonly File[]): Promise<readonly PreviewedFile[]> {
  const previews: PreviewedFile[] = []
  for (const file of files) {
    try {
      previews.push({ name: file.name, preview: await source.importPreview(file) })
    } catch (error) {
      previews.push({ name: file.name, failed: error instanceof Error && error.message !== '' ? error.message : importTexts.failed })
    }
  }
  return previews
}

/** Names the file and the reason. */
function failureText(file: File, error: unknown): string {
  const reason = error instanceof Error && error.message !== '' ? error.message : importTexts.failed
  return `${file.name} ${reason}`
}

/** Files that an import takes; others are refused when they are chosen. */
export function isWorkbook(name: string): boolean {
  return /\.xlsx?$/i.test(name)
}

/** What systems leave in folders. */
const OF_SYSTEMS = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|~\$.*|\._.*)$/i

/** Paths of files that were dropped with their folders: the browser tells them of chosen ones only. */
const dropped = new WeakMap<File, string>()

/** The folders that a file was chosen in, joined by slashes; '' when it was chosen by itself. */
export function folderOf(file: File): string {
  const path = dropped.get(file) ?? file.webkitRelativePath ?? ''
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0))
}

/** The files of a chosen folder that people have put there. */
export const chosenFiles = (files: Iterable<File>): readonly File[] => [...files].filter(({ name }) => !OF_SYSTEMS.test(name))

const readFile = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** All entries of a folder; a browser hands them out a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}

async function filesIn(entry: FileSystemEntry): Promise<readonly File[]> {
  if (entry.isDirectory) return (await Promise.all((await entriesOf(entry as FileSystemDirectoryEntry)).map(filesIn))).flat()
  const file = await readFile(entry as FileSystemFileEntry)
  dropped.set(file, entry.fullPath.replace(/^\//, ''))
  return [file]
}

/** The files that were dropped, those in folders, too; folders are known only while the drop is told of. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly File[]> {
  const entries = [...items].flatMap(item => item.webkitGetAsEntry?.() ?? [])
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files]
  return chosenFiles((await Promise.all(entries.map(filesIn))).flat())
}

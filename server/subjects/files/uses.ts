/** What a file is for decides what it may be and who may read it. */
export interface FileUse {
  readonly extensions: readonly string[]
  /** Of a file that comes in one request. */
  readonly megabytes: number
  /** Of a file that comes in parts. Default the same. */
  readonly partsMegabytes?: number
  /** Only its maker reads the file. Default false: the readers of records that name it, too. */
  readonly ownOnly?: boolean
  /** Only the server makes such files. Default false. */
  readonly internal?: boolean
  /** True: pages play the file, which is no download. Default false. */
  readonly played?: boolean
  /** True: no caller fetches it; what it belongs to is read in its own way. Default false. */
  readonly sealed?: boolean
}

/** What runs of jobs have made. */
export const RESULTS = 'job-results'

const IMAGES = ['png', 'jpg', 'jpeg', 'gif', 'bmp', 'webp']
const DOCUMENTS = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'csv', 'zip', 'rar', '7z']
/** Of documents whose text is taken. */
const TEXTS = ['odt', 'rtf', 'html', 'htm', 'md', 'eml', 'msg', 'tif', 'tiff']
const MEDIA = ['mp4', 'mp3']
/** What players of courses show. */
const LESSONS = [...MEDIA, 'webm', 'wav', 'vtt']

const uses: ReadonlyMap<string, FileUse> = new Map<string, FileUse>([
  ['temp', { extensions: [...IMAGES, ...DOCUMENTS, ...MEDIA], megabytes: 10, partsMegabytes: 1024 }],
  ['avatar', { extensions: IMAGES, megabytes: 2 }],
  ['image', { extensions: IMAGES, megabytes: 10, partsMegabytes: 50 }],
  ['document', { extensions: [...DOCUMENTS, ...IMAGES], megabytes: 10, partsMegabytes: 1024 }],
  [
    'library',
    {
      extensions: [...DOCUMENTS.filter(one => !['rar', '7z'].includes(one)), ...TEXTS, ...IMAGES],
      megabytes: 200,
    },
  ],
  ['course', { extensions: LESSONS, megabytes: 10, partsMegabytes: 2048, played: true }],
  // Pictures within rich text, under the name that the family's editors send.
  ['jeditor', { extensions: IMAGES, megabytes: 10 }],
  [RESULTS, { extensions: ['csv', 'xlsx', 'txt', 'zip', 'pdf', 'parquet', 'dbf'], megabytes: 1024, ownOnly: true, internal: true }],
  // What becomes a sheet, and the rows of sheets.
  [
    'data',
    {
      extensions: ['csv', 'tsv', 'txt', 'xlsx', 'xls', 'dbf', 'json', 'jsonl', 'ndjson', 'parquet', 'zip'],
      megabytes: 200,
      partsMegabytes: 2048,
      ownOnly: true,
    },
  ],
  ['sheets', { extensions: ['parquet'], megabytes: 65_536, internal: true, sealed: true }],
  ['import-errors', { extensions: ['txt'], megabytes: 10, ownOnly: true, internal: true }],
])

/** The use that `biz` names; undefined when there is none. */
export const fileUse = (biz: string): FileUse | undefined => uses.get(biz)

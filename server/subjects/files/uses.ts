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
}

const IMAGES = ['png', 'jpg', 'jpeg', 'gif', 'bmp', 'webp']
const DOCUMENTS = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'csv', 'zip', 'rar', '7z']
const MEDIA = ['mp4', 'mp3']

const uses: ReadonlyMap<string, FileUse> = new Map<string, FileUse>([
  ['temp', { extensions: [...IMAGES, ...DOCUMENTS, ...MEDIA], megabytes: 10, partsMegabytes: 1024 }],
  ['avatar', { extensions: IMAGES, megabytes: 2 }],
  ['image', { extensions: IMAGES, megabytes: 10, partsMegabytes: 50 }],
  ['document', { extensions: [...DOCUMENTS, ...IMAGES], megabytes: 10, partsMegabytes: 1024 }],
  // Pictures within rich text, under the name that the family's editors send.
  ['jeditor', { extensions: IMAGES, megabytes: 10 }],
  ['job-results', { extensions: ['csv', 'xlsx', 'txt', 'zip', 'pdf'], megabytes: 1024, ownOnly: true, internal: true }],
  ['import-errors', { extensions: ['txt'], megabytes: 10, ownOnly: true, internal: true }],
])

/** The use that `biz` names; undefined when there is none. */
export const fileUse = (biz: string): FileUse | undefined => uses.get(biz)

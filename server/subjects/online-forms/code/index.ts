import { strToU8, zipSync } from 'fflate'
import { formatIssue } from '../../../../renderer/core'
import { file } from '../../../http/answers'
import type { Call, CallOf, Handlers } from '../../../http/module'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { mustFind } from '../admin/find'
import { type Form, foreignKey, type Head, tableOf } from '../model/form'
import * as forms from '../repository'
import { dataOf, wholeRecord } from '../run/data'
import { governedForm, governedSubs } from '../run/governed'
import { rightsOf } from '../run/rights'
import { texts } from '../texts'
import type { CodeForm, CodeLines } from './entity'
import { type CodeFile, type CodeRow, codeOf } from './files'
import { type CodePlace, placeOf } from './names'

/** Rows that are given as samples. */
const SAMPLES = 50

const ONE_ROW = 1

async function linesOf(trx: forms.Trx, head: Head): Promise<readonly CodeLines[]> {
  const found: CodeLines[] = []
  for (const sub of await forms.subHeads(trx, tableOf(head.tableName))) {
    const form = await forms.formOf(trx, sub)
    const key = foreignKey(form, tableOf(head.tableName))
    if (key) found.push({ form, key: key.dbFieldName, single: sub.relationType === ONE_ROW })
  }
  return found
}

/** The first rows of the form as the caller sees them; none where its table does not stand or the caller may not list it. */
async function samplesOf(call: Call, trx: forms.Trx, { head }: Form): Promise<readonly CodeRow[]> {
  if (head.isDbSynch !== 'Y') return []
  const form = await governedForm(trx, call.session.userId, 'id', head.id)
  if (!(await rightsOf(call, trx, form.whole))('list')) return []
  const subs = await governedSubs(trx, call.session.userId, form)
  const { records } = await dataOf(trx, form, { pageNo: '1', pageSize: String(SAMPLES) })
  const rows: CodeRow[] = []
  for (const { id } of records) {
    const row = await wholeRecord(trx, form, subs, String(id))
    if (row) rows.push(row)
  }
  return rows
}

interface Wanted {
  readonly head: Head
  readonly place: CodePlace
}

async function filesOf(call: Call, trx: forms.Trx, { head, place }: Wanted): Promise<readonly CodeFile[]> {
  const code: CodeForm = { form: await forms.formOf(trx, head), lines: await linesOf(trx, head) }
  const { files, issues } = codeOf(code, place, await samplesOf(call, trx, code.form))
  const [issue] = issues
  return issue ? fail(texts.code.notSayable(formatIssue(issue))) : files
}

async function wanted(
  trx: forms.Trx,
  id: string,
  given: { entityPackage?: string | undefined; entityName?: string | undefined },
): Promise<Wanted> {
  const head = await mustFind(trx, id)
  const place = placeOf(tableOf(head.tableName), { area: given.entityPackage, name: given.entityName })
  return place ? { head, place } : fail(texts.code.badName)
}

/** In an archive the files stand below the name of their table, by which it is asked for. */
const inArchive = ({ tableName }: Head, path: string) => `${tableName}/${path}`

const tableInfo = (call: CallOf<'onlineCgformHeadTableInfo'>) =>
  call.readTenant(async trx => {
    const { head, place } = await wanted(trx, call.query.code, {})
    const told = ({ tableName, tableTxt }: Head) => ({ tableName, ftlDescription: tableTxt })
    return {
      main: { ...told(head), entityPackage: place.area, entityName: place.name },
      sub: (await linesOf(trx, head)).map(({ form }) => told(form.head)),
      jspModeList: [{ code: 'weft', note: texts.code.style }],
      projectPath: '',
    }
  })

const codeGenerate = (call: CallOf<'onlineCgformApiCodeGenerate'>) =>
  call.readTenant(async trx => {
    const want = await wanted(trx, call.body.code, call.body)
    return (await filesOf(call, trx, want)).map(({ path }) => texts.code.made(inArchive(want.head, path)))
  })

/** In an archive: the table, and the place where the name of the file tells it. */
const IN_ARCHIVE = /([^/：\s]+)\/(?:(?:schemas\/(?:entities|screens|demo)|menus)\/([^/]+)\/([^/]+)\.json|README\.md)$/

/** What a list of files asks for: `table/schemas/entities/area/name.json` tells the table and the place. */
async function byFiles(trx: forms.Trx, fileList: string): Promise<Wanted> {
  const paths = commaList(fileList).map(path => IN_ARCHIVE.exec(path))
  const [, table = '', entityPackage, entityName] =
    paths.find(found => found?.[2] !== undefined) ?? paths.find(found => found !== null) ?? []
  const head = (await forms.headOf(trx, table)) ?? fail(texts.noForm)
  return wanted(trx, head.id, { entityPackage, entityName })
}

async function downGenerateCode(call: CallOf<'onlineCgformApiDownGenerateCode'>) {
  const { code, fileList, ...names } = call.query
  const { head, files } = await call.readTenant(async trx => {
    const want = code ? await wanted(trx, code, names) : await byFiles(trx, fileList ?? '')
    return { head: want.head, files: await filesOf(call, trx, want) }
  })
  await call.audit({ table: head.tableName, recordId: head.id, action: 'generate code', detail: { files: files.length } })
  const archive = zipSync(Object.fromEntries(files.map(({ path, text }) => [inArchive(head, path), strToU8(text)])))
  return file({ content: Buffer.from(archive), name: `${head.tableName}.zip`, type: 'application/zip' })
}

/** What was encoded once more than the address wants. */
function decoded(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/**
 * One file as plain text. Its path stands above: clients of the family take a text that is JSON for an answer to be read, and would show
 * an object in its place.
 */
async function codeView(call: CallOf<'onlineCgformApiCodeView'>) {
  const path = decoded(call.query.path)
  const text = await call.readTenant(async trx => {
    const want = await byFiles(trx, path)
    const found = (await filesOf(call, trx, want)).find(each => path.endsWith(inArchive(want.head, each.path)))
    return found ? `// ${found.path}\n${found.text}` : fail(texts.code.noFile)
  })
  return file({ content: Buffer.from(text), name: path.split('/').at(-1) ?? 'file', type: 'text/plain; charset=utf-8' })
}

/** The one place that can be chosen. */
const browser = () => ({ key: 'download', title: texts.code.browser, isLeaf: true })

/** What a form becomes in the project of a developer: files to take along, and nothing that the server keeps or runs. */
export const codeHandlers = {
  onlineCgformHeadTableInfo: tableInfo,
  onlineCgformApiCodeGenerate: codeGenerate,
  onlineCgformApiCodeView: codeView,
  onlineCgformHeadRootFile: async () => [browser()],
  onlineCgformHeadFileTree: async () => [],
  onlineCgformApiDownGenerateCode: downGenerateCode,
} satisfies Handlers

import { answer } from '../../../http/answers'
import { type Call, defineModule } from '../../../http/module'
import { countQuestions } from '../../../http/question-limits'
import { type Catalog, isDuplicate, type Trx } from '../../../query'
import { fail } from '../../../util/errors'
import { citationTexts } from './citations'
import { type DocumentSource, findReadable, ruledList } from './readable'
import * as rows from './repository'
import { texts } from './texts'

export { type DocumentSource, findReadable, listOf, SOURCES } from './readable'

interface NamedRecord {
  readonly source: DocumentSource
  readonly id: string
}

/** Success tells that the name is used, as clients of the family read it. */
const isExistName = (table: string) => async (call: Call & { readonly query: { readonly name: string } }) => {
  const question = { table, column: 'name', value: call.query.name.trim() }
  await countQuestions(call, [question])
  const used = await call.readTenant(trx => isDuplicate(trx, call, question))
  return used ? answer({ message: texts.used }) : fail(texts.free)
}

/** A record that the caller may not read is marked no more than one that is not there. */
async function mark(call: Call, { source, id }: NamedRecord, note: typeof rows.collect): Promise<void> {
  await call.withTenant(async trx => {
    if (!(await findReadable(trx, call, source, id))) fail(texts.missing)
    await note(trx, call.session.userId, source, id)
  })
}

const BASE = '/unstructur/documentdata'

/** Both kinds of types, by the names of their calls. */
const TYPES = { documenttype: 'document_type', knowledgebasedocumenttype: 'knowledge_type' } as const

/** All types of a kind that the rules for rows leave the caller; they are chosen without the right to their list. */
const briefsOf = (kind: keyof typeof TYPES) => (call: Call & { readonly query: object }) =>
  call.readTenant(async trx => {
    const list = ruledList(trx.catalog, call, `${BASE}/${kind}`)
    return list ? rows.briefs(trx, TYPES[kind], list.where, { ...call.query }) : []
  })

function declareTypes({ entities }: Catalog): void {
  for (const [name, table] of Object.entries(TYPES)) {
    const tell = (trx: Trx) => rows.notifyOfTypes(trx, table)
    entities.declare(`${BASE}/${name}`, { written: tell, removed: tell })
  }
}

/** What the family asks of types, and what each user collects and reads: the entities of documents bring the rest. */
export const documentRecords = defineModule({
  name: 'documentRecords',
  rows: 'reader',
  outgoing: 'none',
  declare: catalog => {
    catalog.labels.declare('citation', citationTexts)
    declareTypes(catalog)
  },
  handlers: {
    unstructurDocumentdataDocumenttypeAllBrief: briefsOf('documenttype'),
    unstructurDocumentdataKnowledgebasedocumenttypeAllBrief: briefsOf('knowledgebasedocumenttype'),
    unstructurDocumentdataDocumenttypeIsExistName: isExistName('document_type'),
    unstructurDocumentdataKnowledgebasedocumenttypeIsExistName: isExistName('knowledge_type'),
    unstructurDocumentdataCollectList: call => call.readTenant(trx => rows.marked(trx, call, 'document_collect', { ...call.query })),
    unstructurDocumentdataCollectAdd: async call => {
      await mark(call, call.body, rows.collect)
      return answer({ message: texts.collected })
    },
    unstructurDocumentdataCollectDelete: async call => {
      const { source, id } = call.query
      if (!(await call.withTenant(trx => rows.drop(trx, call.session.userId, source, id)))) fail(texts.notCollected)
      return answer({ message: texts.dropped })
    },
    unstructurDocumentdataBrowseList: call => call.readTenant(trx => rows.marked(trx, call, 'document_browse', { ...call.query })),
    unstructurDocumentdataBrowseAdd: async call => {
      await mark(call, call.body, rows.browse)
      return answer({ message: texts.noted })
    },
  },
})

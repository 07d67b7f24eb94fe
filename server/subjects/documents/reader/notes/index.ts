import { defined } from '../../../../../renderer/core'
import type { ReaderNote } from '../../../../generated/operations'
import { answer } from '../../../../http/answers'
import type { Call, CallOf } from '../../../../http/module'
import { errors, fail } from '../../../../util/errors'
import { findText } from '../find-text'
import { countPages, type ReadRecord, type Trx } from '../repository'
import { texts } from '../texts'
import { around, findPlace, isInPlace, type KeptPlace, PAGES_AROUND } from './place'
import * as rows from './repository'

async function mustRead(trx: Trx, call: Call, record: ReadRecord): Promise<void> {
  if (!(await findText(trx, call, record))) fail(texts.none)
}

const keptOf = ({ page, placeStart, placeEnd, quote, before, after }: rows.StoredNote): KeptPlace | undefined =>
  placeStart === null || placeEnd === null ? undefined : { page, start: placeStart, end: placeEnd, quote, before, after }

type Place = Pick<ReaderNote, 'page' | 'start' | 'end' | 'lost'>

/** Where notes stand in the text as it is now; an answer stands where what it answers does. */
async function placesOf(trx: Trx, record: ReadRecord, notes: readonly rows.StoredNote[]): Promise<(note: rows.StoredNote) => Place> {
  const kept = notes.flatMap(note => keptOf(note) ?? [])
  const here = await rows.textsAround(
    trx,
    record,
    kept.map(({ page }) => page),
    0,
  )
  const moved = kept.filter(place => !isInPlace(here.get(place.page), place))
  const near = await rows.textsAround(
    trx,
    record,
    moved.map(({ page }) => page),
    PAGES_AROUND,
  )
  const total = await countPages(trx, record)
  const own = (note: rows.StoredNote): Place => {
    const place = keptOf(note)
    if (!place) return { page: note.page, start: null, end: null, lost: note.page > Math.max(total, 1) }
    const found = isInPlace(here.get(place.page), place) ? place : findPlace(near, place)
    return found
      ? { page: found.page, start: found.start, end: found.end, lost: false }
      : { page: note.page, start: null, end: null, lost: true }
  }
  const known = new Map(notes.map(note => [note.noteId, own(note)]))
  return note => known.get(note.parentId ?? note.noteId) ?? own(note)
}

const shownTo =
  (username: string, placeOf: (note: rows.StoredNote) => Place) =>
  (note: rows.StoredNote): ReaderNote => ({
    id: note.noteId,
    ...placeOf(note),
    quote: note.quote,
    color: note.color,
    text: note.note,
    shared: note.shared,
    parentId: note.parentId,
    author: note.author,
    own: note.createBy === username,
    removed: note.removed,
    createTime: note.createTime,
    updateTime: note.updateTime,
    version: note.version,
  })

async function shown(trx: Trx, { session }: Call, id: string): Promise<ReaderNote> {
  const note = (await rows.findNote(trx, id, session.username)) ?? fail(texts.noNote)
  const parent = note.parentId === null ? undefined : await rows.findNote(trx, note.parentId, session.username)
  return shownTo(session.username, await placesOf(trx, note, parent ? [parent, note] : [note]))(note)
}

export const list = (call: CallOf<'unstructurDocumentdataReaderNotes'>): Promise<ReaderNote[]> =>
  call.readTenant(async trx => {
    await mustRead(trx, call, call.query)
    const notes = await rows.notesOn(trx, call.query, call.session.username)
    const all = notes.map(shownTo(call.session.username, await placesOf(trx, call.query, notes)))
    return all.toSorted((a, b) => a.page - b.page || (a.start ?? -1) - (b.start ?? -1))
  })

type Given = CallOf<'unstructurDocumentdataReaderNotesAdd'>['body']

const NO_PLACE = { placeStart: null, placeEnd: null, quote: '', before: '', after: '' }

/** The place that is marked; what the reader showed may have been read anew meanwhile, and is then looked for. */
async function placeIn(trx: Trx, given: Given) {
  const { page, start, end, quote } = given
  if (start === undefined || end === undefined) return { page, ...NO_PLACE }
  if (end <= start || end - start > 2000) return fail(texts.badPlace)
  const pages = await rows.textsAround(trx, given, [page], 1)
  const marked = quote ?? pages.get(page)?.slice(start, end) ?? ''
  const found = marked.trim() === '' ? undefined : findPlace(pages, { page, start, end, quote: marked, before: '', after: '' })
  const text = found && pages.get(found.page)
  if (!found || text === undefined) return fail(texts.movedPlace)
  const kept = { placeStart: found.start, placeEnd: found.end, quote: text.slice(found.start, found.end) }
  return { page: found.page, ...kept, ...around(text, found.start, found.end) }
}

/** An answer stands where what it answers stands, and is seen by the same readers. */
async function answerTo(trx: Trx, call: Call, { source, id, parentId = '' }: Given) {
  const parent = await rows.findNote(trx, parentId, call.session.username)
  if (!parent || parent.parentId !== null || parent.source !== source || parent.id !== id) return fail(texts.noNote)
  return { page: parent.page, ...NO_PLACE, color: null, shared: parent.shared, parentId }
}

export const add = (call: CallOf<'unstructurDocumentdataReaderNotesAdd'>) =>
  call.withTenant(async trx => {
    const { body } = call
    await mustRead(trx, call, body)
    const note = (body.text ?? '').trim()
    const common = { source: body.source, recordId: body.id, note }
    if (body.parentId !== undefined) {
      if (note === '') fail(texts.noText)
      return shown(trx, call, await rows.addNote(trx, { ...common, ...(await answerTo(trx, call, body)) }))
    }
    const place = await placeIn(trx, body)
    if (note === '' && place.placeStart === null) fail(texts.noText)
    if (place.placeStart === null && body.page > Math.max(await countPages(trx, body), 1)) fail(texts.noPage)
    const color = place.placeStart === null ? null : (body.color ?? 'yellow')
    return shown(trx, call, await rows.addNote(trx, { ...common, ...place, color, shared: body.shared ?? false, parentId: null }))
  })

/** A note of the caller's own, on a record that the caller may still read. */
async function ownNote(trx: Trx, call: Call, id: string): Promise<rows.StoredNote> {
  const note = (await rows.findNote(trx, id, call.session.username)) ?? fail(texts.noNote)
  await mustRead(trx, call, note)
  if (note.createBy !== call.session.username) fail(texts.notOwn)
  return note
}

export const edit = (call: CallOf<'unstructurDocumentdataReaderNotesEdit'>) =>
  call.withTenant(async trx => {
    const { id, version, color, text, shared } = call.body
    const note = await ownNote(trx, call, id)
    const own = { ...(text !== undefined && { note: text.trim() }), ...(note.placeStart !== null && color !== undefined && { color }) }
    if (own.note === '' && note.placeStart === null) fail(texts.noText)
    const share = note.parentId === null && shared !== undefined && shared !== note.shared ? shared : undefined
    if (share === false && (await rows.isAnswered(trx, id, call.session.username))) fail(texts.answered)
    const changes = { ...own, ...defined({ shared: share }) }
    if (!(await rows.changeNote(trx, { id, version }, changes))) throw errors.stale(await shown(trx, call, id))
    if (share !== undefined) await rows.shareAnswers(trx, id, share)
    return shown(trx, call, id)
  })

export const remove = (call: CallOf<'unstructurDocumentdataReaderNotesDelete'>) =>
  call.withTenant(async trx => {
    const note = await ownNote(trx, call, call.query.id)
    if (note.parentId === null && (await rows.isAnswered(trx, note.noteId, call.session.username)))
      await rows.changeNote(trx, { id: note.noteId }, { note: '', removed: true })
    else await rows.deleteNote(trx, note)
    return answer({ message: texts.removed })
  })

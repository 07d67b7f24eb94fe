import type { LessonNote } from '../../../generated/operations'
import { answer } from '../../../http/answers'
import type { Call, CallOf } from '../../../http/module'
import { fail } from '../../../util/errors'
import { learnerLists } from '../learner'
import { findLesson, type Trx } from '../repository'
import { texts } from '../texts'
import * as rows from './repository'

const lessonOf = async (trx: Trx, call: Call, id: string) => (await findLesson(trx, learnerLists(trx, call), id)) ?? fail(texts.noLesson)

const shown = ({ id, second, text, createTime }: rows.StoredNote): LessonNote => ({ id, second, text, createTime })

export const list = (call: CallOf<'courseLearningNotes'>) =>
  call.readTenant(async trx => {
    const lesson = await lessonOf(trx, call, call.query.lessonId)
    return (await rows.notesOn(trx, call.session.username, lesson.id)).map(shown)
  })

export const add = (call: CallOf<'courseLearningNotesAdd'>) =>
  call.withTenant(async trx => {
    const { lessonId, second, text } = call.body
    const note = text.trim() || fail(texts.noText)
    const lesson = await lessonOf(trx, call, lessonId)
    if (second > lesson.seconds) fail(texts.beyond)
    const id = await rows.addNote(trx, { lessonId, second, note })
    return shown((await rows.findNote(trx, call.session.username, id)) ?? fail(texts.noNote))
  })

/** Of a lesson that the caller sees no longer nothing is told, the own note neither. */
export const remove = (call: CallOf<'courseLearningNotesDelete'>) =>
  call.withTenant(async trx => {
    const note = (await rows.findNote(trx, call.session.username, call.query.id)) ?? fail(texts.noNote)
    if (!(await findLesson(trx, learnerLists(trx, call), note.lessonId))) fail(texts.noNote)
    await rows.deleteNote(trx, note.id)
    return answer({ message: texts.removed })
  })

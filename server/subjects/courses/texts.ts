import { inLanguages } from '../../../renderer/core'

/** Texts of learning. */
export const texts = inLanguages(
  {
    noCourse: '课程不存在',
    noLesson: '课件不存在',
    noNote: '笔记不存在',
    noText: '请输入笔记内容',
    notOpened: '请先打开课件再学习',
    badInterval: '观看区间（watched）的起止时间不正确',
    tooFast: '观看区间（watched）快于允许的最高倍速，未计入学习进度',
    beyond: '时刻（second）超出课件时长',
    removed: '删除成功！',
  },
  {
    noCourse: 'There is no such course',
    noLesson: 'There is no such lesson',
    noNote: 'There is no such note',
    noText: 'Please write a note',
    notOpened: 'Open the lesson before you learn it',
    badInterval: 'The beginning or the end of what was watched (watched) is wrong',
    tooFast: 'What was watched (watched) is faster than the highest speed allows, and does not count',
    beyond: 'The moment (second) lies beyond the end of the lesson',
    removed: 'Removed!',
  },
)

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeClient, testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import { plainStyles } from '../../../../tests/helpers/plain-styles'
import { CoursePlayer } from './course-player'

plainStyles()

const lesson = (id: string, more: object = {}) => ({
  ...{ id, title: `课件${id}`, kind: '1', seconds: 60, file: 'a.webm', captions: null, documentId: null, content: null, link: null },
  ...{ position: 20, covered: 20, done: false, ...more },
})
const content = {
  course: { id: 'c', title: '采购审计', lecturer_dictText: '王老师', lessons: 2, done: 0 },
  chapters: [{ id: 'h', title: '第一章', lessons: [lesson('1'), lesson('2')] }],
}
const progress = { position: 20, covered: 20, done: false, courseDone: false }

type Values = { readonly [name: string]: unknown }

function draw(values: Values, answers: object = {}) {
  const client = fakeClient({
    'GET /course/learning/queryById': content,
    'POST /course/learning/open': progress,
    'POST /course/learning/report': progress,
    'GET /course/learning/notes': [],
    'GET /sys/comment/listByForm': { records: [], total: 0 },
    ...answers,
  })
  const drawn = (shown: Values) => inHost(testHost({ client }), <CoursePlayer settings={{}} values={shown} />)
  const { rerender } = render(drawn(values))
  return { client, turn: (next: Values) => rerender(drawn(next)) }
}
/** The player, once it knows how long the lesson is. */
async function playerOf(title: string): Promise<HTMLVideoElement> {
  const player = await screen.findByLabelText<HTMLVideoElement>(title)
  Object.defineProperty(player, 'duration', { value: 60, configurable: true })
  fireEvent.loadedMetadata(player)
  return player
}

it('a link leads to its lesson and moment; without a moment the lesson goes on where it stopped', async () => {
  draw({ id: 'c', lesson: '2', t: '42' })
  expect((await playerOf('课件2')).currentTime).toBe(42)
  fireEvent.click(screen.getByRole('button', { name: /课件1/ }))
  expect((await playerOf('课件1')).currentTime).toBe(20)
})

it.each(['', '-5', 'x', '1:30', '1e9'])('a moment that is "%s" is none', async t => {
  draw({ id: 'c', lesson: '2', t })
  expect((await playerOf('课件2')).currentTime).toBe(20)
})

it('another link to an open course leads to its lesson', async () => {
  const { turn } = draw({ id: 'c', lesson: '1' })
  await playerOf('课件1')
  turn({ id: 'c', lesson: '2', t: '7' })
  expect((await playerOf('课件2')).currentTime).toBe(7)
})

it('a lesson that is gone, or not the reader’s, is told, and the course goes on', async () => {
  draw({ id: 'c', lesson: 'gone', t: '42' })
  expect(await screen.findByText('链接中的课件不存在，或您无权学习，已打开本课程的其他课件')).toBeTruthy()
  expect((await playerOf('课件1')).currentTime).toBe(20)
  fireEvent.click(screen.getByRole('button', { name: /^下一课件/ }))
  await playerOf('课件2')
  expect(screen.queryByText(/链接中的课件不存在/)).toBeNull()
})

it('what learners say of a course stands below its lessons, and messages lead to it', async () => {
  const { client } = draw({ id: 'c' })
  expect(await screen.findByRole('region', { name: /^评论/ })).toBeTruthy()
  const asked = client.calls.find(({ path }) => path === '/sys/comment/listByForm')
  expect(asked?.query).toMatchObject({ tableName: 'course', tableDataId: 'c' })
})

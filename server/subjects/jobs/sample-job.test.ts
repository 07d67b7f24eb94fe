import { expect, it } from 'vitest'
import { startTestServer } from '../../../tests/helpers/server'

it('the kind of job that schedules are tried with is one of demonstrations alone', async () => {
  const server = await startTestServer({ sampleJob: undefined })
  try {
    const admin = await server.signIn()
    const { body } = await admin.get<{ name: string }[]>('/sys/quartzJob/types')
    expect(body.result.map(({ name }) => name)).toContain('cleanUp')
    expect(body.result.map(({ name }) => name)).not.toContain('sample')
    const schedule = { name: '示例', jobClassName: 'sample', cronExpression: '0 0 0 1 1 ? 2099' }
    expect((await admin.post('/sys/quartzJob/add', schedule)).body).toMatchObject({
      success: false,
      message: '没有名为“sample”的任务类型',
    })
  } finally {
    await server.close()
  }
})

const rule = (key: string, name: string, measure: string, threshold: number, minutes: number) => ({
  key,
  name,
  measure,
  comparison: 'above',
  threshold,
  minutes,
  status: '1',
})

/** The rules that an installation begins with; what people change or delete stays so. */
export const USUAL_RULES = [
  rule('disk', '磁盘快满', 'diskPart', 90, 3),
  rule('memory', '主机内存不足', 'machineMemoryPart', 95, 10),
  rule('cpu', '主机CPU持续繁忙', 'machineCpu', 95, 10),
  rule('loop', '服务响应迟缓', 'loopDelay', 500, 3),
  rule('silence', '服务器失联', 'silence', 3, 1),
  rule('errors', '接口异常增多', 'errors', 10, 3),
  rule('statement', '语句执行过慢', 'slowestStatement', 5000, 1),
  rule('locks', '会话等待锁', 'waiting', 5, 3),
  rule('connections', '数据库连接快用完', 'connectionsPart', 90, 3),
  rule('replica', '只读副本落后', 'replicationDelay', 60, 5),
  rule('files', '文件内容丢失', 'filesBroken', 0, 1),
  rule('late', '任务延迟', 'jobsLate', 0, 5),
]

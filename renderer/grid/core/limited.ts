/** Does the tasks in their order, so many at a time at most. */
export async function limited(atOnce: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  let next = 0
  const work = async () => {
    for (let task = tasks[next++]; task !== undefined; task = tasks[next++]) await task()
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, tasks.length) }, work))
}

const collator = new Intl.Collator('zh-Hans-CN', { numeric: true })

/** Texts as Chinese readers look them up: by pinyin, numbers inside of them by their size. Lists of the server are in the same order. */
export const compareWords = (one: string, other: string): number => collator.compare(one, other)

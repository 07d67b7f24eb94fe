export default class FlakyReporter {
  constructor(say?: (text: string) => void)
}

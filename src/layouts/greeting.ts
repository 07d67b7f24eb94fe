import { texts } from './texts'

const say = texts.greetings

/** Before 9 morning, up to 11 forenoon, up to 13 noon, before 20 afternoon, else evening. */
export function greeting(hour: number): string {
  if (hour < 9) return say.morning
  if (hour <= 11) return say.forenoon
  if (hour <= 13) return say.noon
  return hour < 20 ? say.afternoon : say.evening
}

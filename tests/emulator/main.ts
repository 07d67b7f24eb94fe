import { Emulator } from './emulator'
import { generations, type Release } from './generation'

/** `tsx tests/emulator/main.ts 3.9.3`: for `API_URL=… npm start` by hand. */
const release = process.argv[2] ?? '2.4.2'
if (!(release in generations)) throw new Error(`Say one of ${Object.keys(generations).join(', ')}.`)
const emulator = await Emulator.start(release as Release)
console.log(`JeecgBoot ${release}, as far as the emulator goes: ${emulator.url}. The picture says ${emulator.nextCaptcha}; admin / 123456.`)

// Loaded before a measured program: writes its peak of memory and its processor time to the file that the environment names.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(process.env.PEAK_FILE, JSON.stringify({ memory: maxRSS / 1024, cpu: (userCPUTime + systemCPUTime) / 1000 }))
})

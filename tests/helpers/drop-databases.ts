import { afterAll } from 'vitest'
import { dropMadeDatabases } from './made-databases'

// It is the first hook of a file, so it runs after all others.
afterAll(dropMadeDatabases)

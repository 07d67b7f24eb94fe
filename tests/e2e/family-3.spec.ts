import { familyTest } from './support/family/fixtures'
import { walkFamily } from './support/family/walk'

walkFamily(familyTest('3.9.3'))

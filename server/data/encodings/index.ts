export { Gb18030Reader, GbkWriter } from './gb18030'

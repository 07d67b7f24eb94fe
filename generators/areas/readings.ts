/** Initials of places whose names are read otherwise than their characters usually are. */
export const readings: ReadonlyMap<string, string> = new Map([
  ['涡阳县', 'gyx'],
  ['蔚县', 'yx'],
  ['歙县', 'sx'],
  ['浚县', 'xx'],
  ['泌阳县', 'byx'],
  ['尉犁县', 'ylx'],
  ['繁峙县', 'fsx'],
  ['乐清市', 'yqs'],
  ['黄陂区', 'hpq'],
  ['宕昌县', 'tcx'],
  ['洪洞县', 'htx'],
  ['单县', 'sx'],
  ['大埔县', 'dbx'],
  ['筠连县', 'jlx'],
])

/** What a session says about the browser it was started from. */
export interface Agent {
  readonly osCode: string
  readonly osName: string
  readonly osVersion: string
  readonly clientType: string
  readonly clientCode: string
  readonly clientName: string
  readonly clientVersion: string
  readonly clientEngine: string
  readonly clientEngineVersion: string
  readonly deviceName: string
  readonly deviceBrand: string
  readonly deviceModel: string
}

/** Characters of a `User-Agent` that are looked at; those of browsers have some 150. */
const longestAgent = 512

/** The first group is the version, unless groups have names: then `brand` is the first word of the name. */
type Row = readonly [pattern: RegExp, code: string, name: string, rest: string]

const systems: readonly Row[] = [
  // Older ones also call themselves Android.
  [/Harmony(?:OS)?[ /]?([\d.]*)/, 'HAR', 'HarmonyOS', 'smartphone'],
  [/Windows NT ([\d.]+)/, 'WIN', 'Windows', 'desktop'],
  [/Android(?: ([\d.]+))?/, 'AND', 'Android', 'smartphone'],
  [/iPad; CPU OS ([\d_]+)/, 'IPA', 'iPadOS', 'tablet'],
  [/CPU iPhone OS ([\d_]+)/, 'IOS', 'iOS', 'smartphone'],
  [/Mac OS X ([\d_.]+)/, 'MAC', 'Mac', 'desktop'],
  [/Linux()/, 'LIN', 'GNU/Linux', 'desktop'],
]

// Order matters: all down to Chrome also call themselves Chrome, and Chrome calls itself Safari.
const browsers: readonly Row[] = [
  [/MicroMessenger\/([\d.]+)/, 'WE', 'WeChat', 'WebKit'],
  [/Edg(?:e|A|iOS)?\/([\d.]+)/, 'PS', 'Microsoft Edge', 'Blink'],
  [/OPR\/([\d.]+)/, 'OP', 'Opera', 'Blink'],
  [/HuaweiBrowser\/([\d.]+)/, 'HU', 'Huawei Browser Mobile', 'Blink'],
  [/QQBrowser\/([\d.]+)/, 'QQ', 'QQ Browser', 'Blink'],
  [/MiuiBrowser\/([\d.]+)/, 'MU', 'MIUI Browser', 'Blink'],
  [/Quark\/([\d.]+)/, 'QU', 'Quark', 'Blink'],
  [/360(?:SE|EE| Aphone)|QHBrowser/, '3B', '360 Browser', 'Blink'],
  [/MetaSr|Sogou\w{0,20}Browser/, 'SE', 'Sogou Explorer', 'Blink'],
  // Samsung, UC, Vivo and others by their own names.
  [/(?<brand>[A-Z]\w{0,20})Browser\/(?<version>[\d.]+)/, 'XX', '', 'Blink'],
  [/CriOS\/([\d.]+)/, 'CI', 'Chrome Mobile iOS', 'WebKit'],
  [/FxiOS\/([\d.]+)/, 'FI', 'Firefox Mobile iOS', 'WebKit'],
  [/HeadlessChrome\/([\d.]+)/, 'HC', 'Headless Chrome', 'Blink'],
  [/Chrome\/([\d.]+)/, 'CH', 'Chrome', 'Blink'],
  [/Firefox\/([\d.]+)/, 'FF', 'Firefox', 'Gecko'],
  [/Version\/([\d.]+) Mobile\/\w+ Safari\//, 'MF', 'Mobile Safari', 'WebKit'],
  [/Version\/([\d.]+)(?: Mobile\/\w+)? Safari\//, 'SF', 'Safari', 'WebKit'],
]

const find = (rows: readonly Row[], userAgent: string) => {
  for (const [pattern, code, name, rest] of rows) {
    const found = pattern.exec(userAgent)
    if (!found) continue
    const { brand, version = found[1] ?? '' } = found.groups ?? {}
    return { code, name: brand === undefined ? name : `${brand} Browser`, rest, version }
  }
  return { code: '', name: '', rest: '', version: '' }
}

const windows: Readonly<Record<string, string>> = {
  '10.0': '10',
  '6.3': '8.1',
  '6.2': '8',
  '6.1': '7',
}

/**
 * Names the browser and system of a `User-Agent`, as far as a person needs to recognise a session.
 *
 * @param userAgent - The header; an unknown one gives empty texts.
 */
export const readAgent = (userAgent: string): Agent => {
  const start = userAgent.slice(0, longestAgent)
  const os = find(systems, start)
  const client = find(browsers, start)
  const version = os.version.replaceAll('_', '.')
  return {
    osCode: os.code,
    osName: os.name,
    osVersion: os.code === 'WIN' ? (windows[version] ?? version) : version,
    clientType: client.code === '' ? '' : 'browser',
    clientCode: client.code,
    clientName: client.name,
    clientVersion: client.version.split('.').slice(0, 2).join('.'),
    clientEngine: client.rest,
    clientEngineVersion: client.version,
    deviceName: os.rest,
    deviceBrand: ['MAC', 'IOS', 'IPA'].includes(os.code) ? 'Apple' : '',
    deviceModel: '',
  }
}

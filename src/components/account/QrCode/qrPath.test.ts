import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrPath } from './QrCode.tsx'

/** The modules that a path covers. */
const painted = (path: string, size: number) => {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return rows
}

describe('the path of a QR code', () => {
  it('joins the dark modules of a row', () => {
    const rows = [
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]
    expect(qrPath(rows)).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z')
  })

  it('covers the dark modules and no other', () => {
    const { data, size } = encode('otpauth://totp/Xinyuan%3Alin%40example.com?secret=JBSWY3DP')
    expect(painted(qrPath(data), size)).toEqual(data)
  })
})

import { describe, expect, it } from 'vitest'
import { changeOf, groupAlike } from './alike.ts'

const colours: Readonly<Record<string, readonly number[]>> = {
  w: [255, 255, 255],
  r: [200, 0, 0],
  b: [0, 0, 200],
  k: [0, 0, 0],
}
const picture = (pixels: string) =>
  Uint8Array.from(pixels.split('').flatMap((letter) => colours[letter] ?? []))

describe('the change of a picture', () => {
  it('is the same in pictures of another size and place', () => {
    const small = changeOf(picture('wrrw'), picture('wbbw'))
    expect(small).toBe('200 0 0 → 0 0 200')
    expect(changeOf(picture('wwwwkkrrr'), picture('wwwwkkbbb'))).toBe(small)
  })

  it('is another one for other colours', () => {
    expect(changeOf(picture('wrrw'), picture('wkkw'))).not.toBe(
      changeOf(picture('wrrw'), picture('wbbw')),
    )
  })

  it('is none of a colour where something only moved', () => {
    expect(changeOf(picture('wrrw'), picture('wwrr'))).toBe('nothing → nothing')
  })
})

describe('the entries of the report', () => {
  it('hold what changed alike, the odd one first', () => {
    const changed = ['red', 'red', 'moved', 'red'].map((change, index) => ({ index, change }))
    expect(groupAlike(changed).map((entry) => entry.map(({ index }) => index))).toEqual([
      [2],
      [0, 1, 3],
    ])
  })
})

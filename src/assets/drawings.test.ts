import { describe, expect, it } from 'vitest'
import { pointsOfPicture } from './drawings.ts'

describe('the points of a picture', () => {
  it.each([
    ['img_1_r.car-1', { x: 44, y: 155 }],
    ['img_1_r.port-44x155.store-128x180x94', { x: 44, y: 155 }],
    ['img_1_r.port-34x200', { x: 145, y: 194, below: true }],
    ['img_1_r.port-34x200.store-128x181x56.box-34x78x252x122', { x: 160, y: 190 }],
  ])('of %s', (imageId, port) => {
    expect(pointsOfPicture(imageId)?.port).toEqual(port)
    expect(pointsOfPicture(imageId)?.store === undefined).toBe(imageId === 'img_1_r.port-34x200')
  })

  it.each(['img_1_r', 'img_1_r.constructor-1', 'img_1_r.port-1x1'])('are unknown for %s', (imageId) => {
    expect(pointsOfPicture(imageId)).toBeUndefined()
  })
})

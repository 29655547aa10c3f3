import { describe, expect, it } from 'vitest'
import { fold, foldTerms } from './search.ts'

describe('fold', () => {
  it.each([
    ['Robot', 'robot'],
    ['ＲＯＢＯＴ', 'robot'],
    ['Röbot', 'robot'],
    ['무인기', '무인기'],
    ['无人机 A2', '无人机 a2'],
    ['「Ａ」。', '「a」。'],
  ])('of %j is %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})

describe('foldTerms', () => {
  it('are the words between any spaces', () => {
    expect(foldTerms('  A2　无人机\n x ')).toEqual(['a2', '无人机', 'x'])
    expect(foldTerms(' ')).toEqual([])
  })

  it('end before what ends a clause', () => {
    expect(foldTerms('知远。 Robot, A2？！ 3.5 C++ .')).toEqual([
      '知远',
      'robot',
      'a2',
      '3.5',
      'c++',
      '.',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import {
  componentOf,
  differenceOf,
  noteAccepted,
  pictureOf,
  type PictureTest,
} from './pictureTest.ts'

const test = (title: string, status: string, message = ''): PictureTest => ({
  title,
  ancestorTitles: ['zh-light'],
  status,
  failureMessages: [message],
  meta: { differing: ['Default'] },
})

describe('the test of a picture', () => {
  it('names component and picture', () => {
    const tag = test("'ui/Tag' looks as accepted", 'passed')
    expect([componentOf(tag), pictureOf(tag)]).toEqual(['ui/Tag', 'zh-light/ui-Tag'])
  })

  it.each([
    [
      'Error: expect(element).toMatchScreenshot()\n\nScreenshot does not match the stored reference.\n181 pixels (ratio 0.01) differ.\n\nReference screenshot:\n  ui-Tag.png',
      '181 pixels (ratio 0.01) differ.',
    ],
    [
      'Error: expect(element)\nExpected image dimensions to be 180×90px, but received 180×98px.\n',
      'Expected image dimensions to be 180×90px, but received 180×98px.',
    ],
    ['TypeError: canvas is null', 'Nothing could be compared.'],
  ])('says how much differs: %j', (message, words) => {
    expect(differenceOf(test("'ui/Tag' looks as accepted", 'failed', message))).toBe(words)
  })
})

describe('a report', () => {
  it('notes what was accepted, and says nothing new about other pictures', () => {
    const [tag, icon, link] = [
      test("'ui/Tag' looks as accepted", 'failed'),
      test("'ui/Icon' looks as accepted", 'failed'),
      test("'ui/Link' looks as accepted", 'passed'),
    ]
    const report = { testResults: [{ assertionResults: [tag, icon, link] }] }
    expect(
      noteAccepted(report, ['zh-light/ui-Tag', 'zh-light/ui-Link', 'en-dark-1280/ui-Icon']),
    ).toEqual({
      testResults: [
        {
          assertionResults: [
            { ...tag, meta: { differing: ['Default'], accepted: true } },
            icon,
            link,
          ],
        },
      ],
    })
  })
})

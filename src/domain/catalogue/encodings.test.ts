import { expect, it } from 'vitest'
import { guessText } from './encodings.ts'

const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'))
const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

// Node encodes none of these. Each file is `产品名称,类别` or `產品名稱,類別` and a row.
it.each([
  ['GB18030', 'svrGt8P7s8YswOCx8AqMjSzK1rv6', '产品名称,类别\n實,手机'],
  ['Big5', 'sqOrfqZXutksw/6nTwq1pyzC+Q==', '產品名稱,類別\n筆,雙'],
])('headings prove %s', (_, base64, text) => {
  expect(guessText(bytesOf(base64))).toEqual({ text })
})

it('letters without headings are a guess, with the words to look at', () => {
  // `Phone 喆,Phones` in GB18030.
  const file = Uint8Array.from([...latin('Phone '), 0x86, 0xb4, ...latin(',Phones')])
  expect(guessText(file)).toEqual({
    text: 'Phone 喆,Phones',
    encoding: {
      name: 'gb18030',
      letters: ['喆'],
      others: expect.any(Array) as unknown,
    },
  })
})

it('an accent that stands alone is Western, and can be read otherwise', () => {
  const file = latin('Caf\u00E9 M\u00FCller,Phones')
  expect(guessText(file)).toMatchObject({
    text: 'Café Müller,Phones',
    encoding: { name: 'windows-1252', letters: ['Café', 'Müller'] },
  })
  const korean = bytesOf('x9Gxubi7LFBob25lcw==')
  expect(guessText(korean)?.encoding?.name).toBe('gb18030')
  expect(guessText(korean, 'euc-kr')).toMatchObject({
    text: '한국말,Phones',
    encoding: { name: 'euc-kr', letters: ['한국말'] },
  })
})

it.each([
  ['bytes of another kind of file', Uint8Array.from([0xff, 0x00, 0x01, 0x02])],
  ['an encoding that does not fit', null],
])('gives up on %s', (_, file) => {
  expect(file === null ? guessText(latin('\u0081'), 'big5') : guessText(file)).toBeNull()
})

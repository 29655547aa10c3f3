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
    },
  })
})

it('an accent that stands alone is Western', () => {
  expect(guessText(latin('Caf\u00E9 M\u00FCller,Phones'))).toEqual({
    text: 'Café Müller,Phones',
    encoding: { name: 'windows-1252', letters: ['Café', 'Müller'] },
  })
})

it('gives up on bytes of another kind of file', () => {
  expect(guessText(Uint8Array.from([0xff, 0x00, 0x01, 0x02]))).toBeNull()
})

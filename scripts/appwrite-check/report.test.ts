import { expect, it } from 'vitest'
import { asTable, notesOn, onLeftovers } from '#scripts/appwrite-check/report.ts'

const target = {
  endpoint: 'https://api.example.com/v1',
  project: 'p',
  database: 'd',
  collection: 'c',
  origin: 'https://www.example.com',
}

it('the table aligns its columns and marks what is wrong', () => {
  const line = { who: 'guest', does: 'reads', expected: '404', found: '404', advice: '' }
  const lines = [
    { ...line, good: true },
    { ...line, good: false, does: 'lists documents', expected: '200, none', found: '401' },
  ]
  expect(asTable(lines).split('\n')).toEqual([
    '       who    does             expected   found',
    'ok     guest  reads            404        404',
    'WRONG  guest  lists documents  200, none  401',
  ])
})

it('an API under the site’s own domain needs no note', () => {
  expect(notesOn(target, true)).toEqual([])
})

it('an API on another domain is noted, with what to do', () => {
  const cloud = { ...target, endpoint: 'https://fra.cloud.appwrite.io/v1' }
  expect(notesOn(cloud, true)).toEqual([
    expect.stringMatching(/^fra\.cloud\.appwrite\.io and www\.example\.com are different sites/),
  ])
})

it('a site that was not named is noted', () => {
  expect(notesOn({ ...target, origin: 'http://localhost:4173' }, false)).toEqual([
    'SITE_ORIGIN is not set: this was checked as http://localhost:4173, not as your site.',
  ])
})

it('what stays behind comes with the way to remove it, and never with the key', () => {
  expect(onLeftovers(['check-1-a'], target)).toContain('set APPWRITE_API_KEY')
  const withKey = onLeftovers(['check-1-a'], { ...target, key: 'secret-key' })
  expect(withKey).toContain('documents.write and users.write')
  expect(withKey).not.toContain('secret-key')
})

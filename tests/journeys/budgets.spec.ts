import { packagesTwice } from '#scripts/budgets/files.ts'
import { packagesAtStart, watchedPages } from '#scripts/budgets/pages.ts'
import { problemsOf } from '#scripts/budgets/report.ts'
import { visit } from '#scripts/budgets/visit.ts'
import { siteFolder } from './buildSites.ts'
import { expect, test } from './fixtures.ts'

test.describe('budgets (decision record 011)', () => {
  for (const watched of watchedPages) {
    test(`${watched.name}, for a ${watched.as}, costs no more than it may`, async ({
      page,
      site,
    }) => {
      const folder = siteFolder('plain')
      const measured = await visit(page, site.url, folder, watched)
      const accepted = watched.path === '/' ? packagesAtStart : undefined
      expect(problemsOf(folder, watched, measured, accepted)).toEqual([])
    })
  }

  test('no package is in the build twice', () => {
    expect(packagesTwice(siteFolder('plain'))).toEqual([])
  })
})

import type { EquivalentMutant } from '#.storybook/mutation.ts'

/** Mutants that no test can notice, because nothing else changes with them. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    mutant: "src/domain/account.rules.ts:80 text.trim().normalize('NFKC').toUpperCase()",
    reason: 'both sides are compared in the same case.',
  },
  {
    mutant: 'src/domain/catalogue/dataUrl.ts:25 url.length >= limits.dataUrl',
    reason: 'no whole picture has exactly this length.',
  },
  {
    mutant: 'src/domain/catalogue/dataUrl.ts:28 match === null && type === undefined',
    reason: 'there is a type whenever there is a match.',
  },
  {
    mutant: 'src/domain/catalogue/dataUrl.ts:28 false',
    reason: 'there is a type whenever there is a match.',
  },
  {
    mutant: 'src/domain/catalogue/drawingPoints.ts:26 "Stryker was here!"',
    reason: 'a text without a `viewBox` names no points.',
  },
  {
    mutant: 'src/domain/catalogue/drawingPoints.ts:30 "Stryker was here!"',
    reason: 'both groups take part in every match.',
  },
  {
    mutant: 'src/domain/catalogue/figures.ts:32 "Stryker was here!"',
    reason: 'the number takes part in every match.',
  },
  {
    mutant: 'src/domain/catalogue/fold.ts:11 false',
    reason: 'it only saves the longer way to the same text.',
  },
  {
    mutant: 'src/domain/catalogue/fold.ts:11 ascii.test(text) && plainHan.test(text)',
    reason: 'it only saves the longer way to the same text.',
  },
  {
    mutant: 'src/domain/catalogue/fold.ts:18 /\\s/u',
    reason: 'empty terms are left out.',
  },
  {
    mutant: 'src/domain/catalogue/format.ts:14 true',
    reason: 'it only saves another formatter that is equal.',
  },
  {
    mutant: 'src/domain/catalogue/importPlan.ts:69 false',
    reason: 'the copy is equal to the product.',
  },
  {
    mutant: 'src/domain/catalogue/importPlan.ts:69 "Stryker was here!"',
    reason: 'the copy is equal to the product.',
  },
  {
    mutant: 'src/domain/catalogue/importPlan.ts:84 value <= 0',
    reason: 'no price and no stock is refused for being 0.',
  },
  {
    mutant: 'src/domain/catalogue/metadata.ts:21 ["Stryker was here"]',
    reason: 'no metadata has this name.',
  },
  {
    mutant: 'src/domain/catalogue/metadata.ts:50 false',
    reason: 'width and height are known together or not at all.',
  },
  {
    mutant: 'src/domain/catalogue/numbers.ts:35 /[-−]/',
    reason: 'a sign that is not the first is refused as no number.',
  },
  {
    mutant: 'src/domain/catalogue/pictureFit.ts:7 "Stryker was here!"',
    reason: 'it names no kind of picture.',
  },
  {
    mutant: 'src/domain/catalogue/preview.ts:13 false',
    reason: 'it only saves the counting of a short text.',
  },
  {
    mutant: 'src/domain/catalogue/preview.ts:13 description.length < length',
    reason: 'it only saves the counting of a short text.',
  },
  {
    mutant: 'src/domain/catalogue/product.ts:129 false',
    reason: 'it only saves the comparison of every field.',
  },
  {
    mutant: 'src/domain/catalogue/publication.ts:64 false',
    reason: 'no text parses as null, which is no record.',
  },
  {
    mutant: 'src/domain/catalogue/publicationChanges.ts:76 published.sources',
    reason: 'nothing is old where nothing is published.',
  },
  {
    mutant: 'src/domain/catalogue/publicationFile.ts:43 $id.toUpperCase()',
    reason: 'ids are compared in the same case.',
  },
  {
    mutant: 'src/domain/catalogue/publicationPage.ts:48 ""',
    reason: 'dates have no language, and every direction but `asc` is descending.',
  },
  {
    mutant: 'src/domain/catalogue/publicationPicture.ts:43 "Stryker was here!"',
    reason: 'the group takes part in every match.',
  },
  {
    mutant: 'src/domain/catalogue/search.ts:11 true',
    reason: 'it only saves another key that is equal.',
  },
  {
    mutant: 'src/domain/catalogue/merge.ts:46 false',
    reason: 'an undefined `r` is read as none.',
  },
  {
    mutant: 'src/domain/catalogue/merge.ts:81 s >= effect.removed',
    reason: 'the same timestamp is set again.',
  },
  {
    mutant: 'src/domain/catalogue/merge.ts:99 false',
    reason: 'it only saves the comparison of every product.',
  },
  {
    mutant: 'src/domain/catalogue/merge.ts:84 true',
    reason: 'a missing `r` is later than nothing.',
  },
  {
    mutant: 'src/domain/catalogue/merge.ts:84 r >= effect.createdAt',
    reason: 'the same timestamp is set again.',
  },
  {
    mutant: 'src/domain/catalogue/merge.ts:118 false',
    reason: 'a product that was created has its content.',
  },
  {
    mutant: 'src/services/browser/catalogueCommit.ts:75 true',
    reason: 'a log that is too long is too long at the second try.',
  },
  {
    mutant: 'src/services/browser/catalogueCommit.ts:80 {}',
    reason: 'no answer counts as no.',
  },
  {
    mutant: 'src/services/browser/catalogueCompaction.ts:74 false',
    reason: 'no picture has an empty id.',
  },
  {
    mutant: 'src/services/browser/catalogueCompaction.ts:74 "Stryker was here!"',
    reason: 'no picture has an empty id.',
  },
  {
    mutant: 'src/services/browser/catalogueEngine.ts:89 true',
    reason: 'the second try fails like the first.',
  },
  {
    mutant: 'src/services/browser/catalogueEngine.ts:117 false',
    reason: 'no step starts from the present version.',
  },
  {
    mutant: 'src/services/browser/catalogueEngine.ts:117 view.version > storageVersion',
    reason: 'no step starts from the present version.',
  },
  {
    mutant: 'src/services/browser/productChanges.ts:88 step.remove',
    reason: 'to remove what is not there changes nothing.',
  },
  {
    mutant: 'src/services/browser/productChanges.ts:105 ["Stryker was here"]',
    reason: 'no product has this id.',
  },
  {
    mutant: 'src/services/browser/productChanges.ts:140 ["Stryker was here"]',
    reason: 'no product has this id.',
  },
  {
    mutant: 'src/services/browser/productChanges.ts:146 ["Stryker was here"]',
    reason: 'no product has this id.',
  },
  {
    mutant: 'src/services/browser/productChanges.ts:153 offer === null && step === undefined',
    reason: 'there is an offer whenever there is a step.',
  },
  {
    mutant: 'src/services/browser/productChanges.ts:153 false',
    reason: 'there is an offer whenever there is a step.',
  },
  {
    mutant: 'src/services/browser/publicationEntry.ts:69 false',
    reason: 'neither text is a record.',
  },
  {
    mutant: 'src/services/browser/publicationEntry.ts:69 "Stryker was here!"',
    reason: 'neither text is a record.',
  },
  {
    mutant: 'backend/documents/permissions.ts:26 false',
    reason: 'both groups take part in every match, and `undefined` is no role.',
  },
  {
    mutant: 'src/domain/catalogue/sniff.ts:52 false',
    reason: 'it only saves reading four letters at every byte.',
  },
  {
    mutant: 'backend/documents/sql.ts:137 false',
    reason: 'rows of equal value are in the order of insertion anyway.',
  },
  {
    mutant: 'backend/documents/sql.ts:137 "Stryker was here!"',
    reason: 'rows of equal value are in the order of insertion anyway.',
  },
  {
    mutant: 'backend/documents/sql.ts:137 ""',
    reason: 'rows of equal value are in the order of insertion anyway.',
  },
  {
    mutant: 'backend/documents/queries.ts:52 ""',
    reason: 'the attributes of the service have this name as well.',
  },
  {
    mutant: 'backend/documents/queries.ts:53 ""',
    reason: 'the attributes of the service have this name as well.',
  },
  {
    mutant: 'backend/documents/queries.ts:54 ""',
    reason: 'the attributes of the service have this name as well.',
  },
  {
    mutant: 'backend/documents/queries.ts:55 ""',
    reason: 'the attributes of the service have this name as well.',
  },
  {
    mutant: 'backend/documents/queries.ts:61 true',
    reason: 'the list includes texts alone.',
  },
  {
    mutant: 'backend/secrets/secrets.ts:46 {}',
    reason: 'nothing was assigned yet.',
  },
  {
    mutant: 'backend/secrets/secrets.ts:78 ""',
    reason: 'whatever was hashed, the answer is no.',
  },
  {
    mutant: 'src/components/pages/AccountPage/AccountPage.tsx:133 without {...password}',
    reason: 'the form takes no `error`.',
  },
]

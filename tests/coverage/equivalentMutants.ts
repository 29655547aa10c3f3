import type { EquivalentMutant } from '#.storybook/mutation.ts'

/** Mutants that no test can notice, because nothing else changes with them. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    mutant: "src/domain/account.rules.ts:87 text.trim().normalize('NFKC').toUpperCase()",
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
    mutant: 'src/domain/catalogue/merge.ts:46 false',
    reason: 'an undefined `r` is read as none.',
  },
  {
    mutant: 'src/domain/catalogue/merge.ts:81 s >= effect.removed',
    reason: 'the same timestamp is set again.',
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
    mutant: 'src/domain/catalogue/merge.ts:99 false',
    reason: 'it only saves the comparison of every product.',
  },
  {
    mutant: 'src/domain/catalogue/merge.ts:118 false',
    reason: 'a product that was created has its content.',
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
    mutant: 'src/domain/catalogue/publicationFile.ts:47 $id.toUpperCase()',
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
    mutant: 'src/domain/catalogue/salvage.ts:10 at <= text.length',
    reason: 'there is nothing behind the last character.',
  },
  {
    mutant: 'src/domain/catalogue/salvage.ts:31 {}',
    reason: 'a function that returns nothing returns `undefined`.',
  },
  {
    mutant: 'src/domain/catalogue/search.ts:11 true',
    reason: 'it only saves another key that is equal.',
  },
  {
    mutant: 'src/domain/catalogue/search.ts:66 read -= 1',
    reason: 'every fifth product is one as well when they are counted down.',
  },
  {
    mutant: 'src/domain/catalogue/sniff.ts:52 false',
    reason: 'it only saves reading four letters at every byte.',
  },
  {
    mutant: 'src/domain/redirect.rules.ts:32 false',
    reason: 'a path with one slash, and without backslash and control signs, stays on its origin.',
  },
  {
    mutant: "src/machines/auth/auth.provide.ts:15 case 'closed':",
    reason: 'no transition names this end, so it is a plain log-out.',
  },
  {
    mutant: 'src/machines/auth/auth.view.ts:73 {}',
    reason: 'there is a problem whenever a check has failed.',
  },
  {
    mutant: 'src/machines/auth/auth.view.ts:73 ""',
    reason: 'there is a problem whenever a check has failed.',
  },
  {
    mutant: 'src/machines/challenge/challenge.provide.ts:21 {}',
    reason: 'the machine takes no code by mail before one was mailed.',
  },
  {
    mutant: 'src/machines/challenge/challenge.provide.ts:21 ""',
    reason: 'the machine takes no code by mail before one was mailed.',
  },
  {
    mutant: 'src/machines/challenge/challenge.provide.ts:21 false',
    reason: 'the machine takes no code by mail before one was mailed.',
  },
  {
    mutant: 'src/machines/closing/closing.provide.ts:29 {}',
    reason: 'the dialog says only that the products are unavailable.',
  },
  {
    mutant: 'src/machines/closing/closing.provide.ts:29 ""',
    reason: 'the dialog says only that the products are unavailable.',
  },
  {
    mutant: 'src/machines/factors/factors.provide.ts:18 ["Stryker was here"]',
    reason: 'nothing reads codes once the second factor is off.',
  },
  {
    mutant: 'src/machines/factors/factors.view.ts:73 {}',
    reason: 'there is a problem whenever loading has failed.',
  },
  {
    mutant: 'src/machines/factors/factors.view.ts:73 ""',
    reason: 'there is a problem whenever loading has failed.',
  },
  {
    mutant: 'src/machines/failures.ts:23 ["Stryker was here"]',
    reason: 'no failure has this code.',
  },
  {
    mutant: 'src/machines/management/management.setup.ts:79 true',
    reason: 'the preview has a plan.',
  },
  {
    mutant: 'src/machines/management/management.work.ts:66 {}',
    reason: 'the preview has a plan.',
  },
  {
    mutant: 'src/machines/management/management.work.ts:66 ["Stryker was here"]',
    reason: 'the preview has a plan.',
  },
  {
    mutant: 'src/machines/reset/reset.view.ts:23 ""',
    reason: 'nobody sees a state that is only passed through.',
  },
  {
    mutant: 'src/machines/reset/reset.view.ts:23 false',
    reason: 'nobody sees a state that is only passed through.',
  },
  {
    mutant: 'src/machines/signup/signup.context.ts:12 {}',
    reason: 'only the code screen shows it, after the service has said it.',
  },
  {
    mutant: 'src/machines/signup/signup.context.ts:12 ""',
    reason: 'only the code screen shows it, after the service has said it.',
  },
  {
    mutant: 'src/machines/signup/signup.provide.ts:18 {}',
    reason: 'the code screen has an account.',
  },
  {
    mutant: 'src/machines/signup/signup.provide.ts:18 ""',
    reason: 'the code screen has an account.',
  },
  {
    mutant: 'src/machines/signup/signup.provide.ts:18 false',
    reason: 'the code screen has an account.',
  },
  {
    mutant: 'src/machines/signup/signup.provide.ts:54 true',
    reason: 'the code screen has an account.',
  },
  {
    mutant: 'src/machines/signup/signup.provide.ts:58 true',
    reason: 'only a user ends sign-up.',
  },
  {
    mutant: 'src/machines/signup/signup.view.ts:102 account.email',
    reason: 'the code screen has an account.',
  },
  {
    mutant: 'src/machines/verify/verify.view.ts:28 ""',
    reason: 'nobody sees a state that is only passed through.',
  },
  {
    mutant: 'src/machines/verify/verify.view.ts:28 false',
    reason: 'nobody sees a state that is only passed through.',
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
    mutant: 'src/services/browser/catalogueCompaction.ts:77 false',
    reason: 'no picture has an empty id.',
  },
  {
    mutant: 'src/services/browser/catalogueCompaction.ts:77 "Stryker was here!"',
    reason: 'no picture has an empty id.',
  },
  {
    mutant: 'src/services/browser/catalogueCompaction.ts:86 true',
    reason: 'a tab that has no log has stored none.',
  },
  {
    mutant: 'src/services/browser/catalogueCompaction.ts:106 true',
    reason: 'what is kept too long goes at the next compaction.',
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
    mutant: 'src/services/browser/catalogueReader.ts:50 []',
    reason: 'it only saves checking equal records again.',
  },
  {
    mutant: 'src/services/browser/catalogueReader.ts:62 false',
    reason: 'its own log says the same twice.',
  },
  {
    mutant: 'src/services/browser/catalogueReader.ts:62 catalogueKeys.log - tab',
    reason: 'its own log says the same twice.',
  },
  {
    mutant: 'src/services/browser/catalogueReader.ts:64 false',
    reason: 'a log that has just gone has no entries.',
  },
  {
    mutant: 'src/services/browser/catalogueReader.ts:66 false',
    reason: 'it only saves reading the same text again.',
  },
  {
    mutant: 'src/services/browser/catalogueReader.ts:87 () => undefined',
    reason: 'it only saves reading the text that was just written.',
  },
  {
    mutant: 'src/services/browser/catalogueServices.ts:53 () => undefined',
    reason: 'what runs once more finds nothing to do.',
  },
  {
    mutant: 'src/services/browser/catalogueServices.ts:55 () => undefined',
    reason: 'it only lets the browser handle other events first.',
  },
  {
    mutant: 'src/services/browser/drafts.browser.ts:16 ""',
    reason: 'a slot that cannot be read is empty, whatever the reason.',
  },
  {
    mutant: 'src/services/browser/drafts.browser.ts:21 ""',
    reason: 'a slot that cannot be read is empty, whatever the reason.',
  },
  {
    mutant: 'src/services/browser/drafts.browser.ts:49 ""',
    reason: 'a slot that cannot be read is empty, whatever the reason.',
  },
  {
    mutant: 'src/services/browser/drafts.browser.ts:66 ""',
    reason: 'neither text holds a value.',
  },
  {
    mutant: 'src/services/browser/importPictures.ts:18 false',
    reason: 'an undefined signal is none.',
  },
  {
    mutant: 'src/services/browser/productChanges.ts:82 false',
    reason: 'a change that creates nothing leaves a removed product away.',
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
    mutant: 'src/services/browser/publicationPictures.ts:58 false',
    reason: 'what is no text names no file.',
  },
  {
    mutant: 'src/services/browser/publicationPictures.ts:61 false',
    reason: 'no picture has `null` for an address.',
  },
  {
    mutant: 'src/services/browser/publicationPictures.ts:67 false',
    reason: 'it only saves writing the same records again.',
  },
  {
    mutant: 'src/services/browser/quarantine.ts:43 false',
    reason: 'nothing needs no copy: an empty place counts as one.',
  },
  {
    mutant: 'src/services/browser/quarantine.ts:77 {}',
    reason: 'no answer counts as no.',
  },
  {
    mutant: 'src/services/browser/samples.ts:67 false',
    reason: 'an undefined signal is none.',
  },
  {
    mutant: 'src/services/browser/samples.ts:92 "Stryker was here!"',
    reason: 'every path has a last part.',
  },
  {
    mutant: 'src/services/browser/samples.ts:94 ["Stryker was here"]',
    reason: 'every place is filled.',
  },
  {
    mutant: 'src/services/browser/storageArea.ts:53 true',
    reason: 'reading from nothing throws, which is caught.',
  },
  {
    mutant: 'src/services/browser/undoHistory.ts:42 ["Stryker was here"]',
    reason: 'a text has no time, so it is no recent step.',
  },
  {
    mutant: 'src/services/browser/undoHistory.ts:55 true',
    reason: 'it only saves writing the same step again.',
  },
  {
    mutant: 'src/services/browser/undoHistory.ts:61 ["Stryker was here"]',
    reason: 'a text has no time, so it is no recent step.',
  },
  {
    mutant: 'src/services/browser/undoHistory.ts:62 {}',
    reason: 'the first reading replaces it.',
  },
  {
    mutant: 'src/services/browser/undoHistory.ts:62 ["Stryker was here"]',
    reason: 'a text has no time, so it is no recent step.',
  },
  {
    mutant: 'src/services/browser/undoHistory.ts:65 true',
    reason: 'it only saves reading the same text again.',
  },
  {
    mutant: 'src/services/browser/undoHistory.ts:66 false',
    reason: 'neither is a list of steps.',
  },
  {
    mutant: 'src/services/browser/undoHistory.ts:66 ["Stryker was here"]',
    reason: 'neither is a list of steps.',
  },
  {
    mutant: 'src/services/browser/undoHistory.ts:67 ["Stryker was here"]',
    reason: 'a text has no time, so it is no recent step.',
  },
  {
    mutant: 'src/services/browser/undoHistory.ts:80 {}',
    reason: 'it only saves reading the text that was just written.',
  },
  {
    mutant: 'src/services/browser/undoHistory.ts:110 false',
    reason: 'it only saves writing the same text again.',
  },
  {
    mutant: 'backend/documents/sql.ts:124 ""',
    reason: 'every method that comes here is in the table.',
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
    mutant: 'backend/http/body.ts:14 false',
    reason: 'what arrives is counted as well, only more slowly.',
  },
  {
    mutant: 'backend/http/body.ts:14 Number(length) < requestLimits.body',
    reason: 'what arrives is counted as well, only more slowly.',
  },
  {
    mutant: 'backend/http/body.ts:15 "Stryker was here!"',
    reason: 'neither text is JSON.',
  },
  {
    mutant: 'backend/http/body.ts:22 true',
    reason: 'it only saves memory: a body that is too large is refused.',
  },
  {
    mutant: 'backend/http/body.ts:23 size >= requestLimits.dropped',
    reason: 'one byte more or less is dropped.',
  },
  {
    mutant: 'backend/http/body.ts:39 "Stryker was here!"',
    reason: 'neither text names JSON.',
  },
  {
    mutant: 'backend/http/body.ts:43 {}',
    reason: 'what was not read is no object.',
  },
  {
    mutant: 'backend/http/caller.ts:18 "Stryker was here!"',
    reason: 'neither text has a cookie of this name.',
  },
  {
    mutant: 'backend/http/caller.ts:22 ""',
    reason: 'neither text has a cookie.',
  },
  {
    mutant: 'backend/http/caller.ts:23 (fallback as Record<string, unknown> | null)[name]',
    reason: 'the error is caught, and says the same.',
  },
  {
    mutant: 'backend/http/caller.ts:25 {}',
    reason: 'no answer counts as none.',
  },
  {
    mutant: 'backend/http/cookies.ts:31 {}',
    reason: 'no answer counts as none.',
  },
  {
    mutant: 'backend/http/counting.ts:10 false',
    reason: 'the whole address stands before the first colon.',
  },
  {
    mutant: 'backend/http/counting.ts:11 "Stryker was here!"',
    reason: 'the first part is never missing.',
  },
  {
    mutant: 'backend/http/describeFault.ts:10 "Stryker was here!"',
    reason: 'neither text names a place.',
  },
  {
    mutant: 'backend/http/facts.ts:10 "Stryker was here!"',
    reason: 'neither text is a version.',
  },
  {
    mutant: 'backend/http/facts.ts:32 "Stryker was here!"',
    reason: 'neither text names a browser.',
  },
  {
    mutant: 'backend/http/forwarded.ts:13 false',
    reason: 'behind the last value there is none.',
  },
  {
    mutant: "backend/http/limiter.ts:37 createHash('sha256').update(name).digest('base64')",
    reason: 'a whole hash has a fixed size as well.',
  },
  {
    mutant: 'backend/http/limiter.ts:69 "Stryker was here!"',
    reason: 'a full list has a first counter.',
  },
  {
    mutant: 'backend/http/pipeline.ts:139 false',
    reason: 'a call with an event names its user.',
  },
  {
    mutant: 'backend/http/pipeline.ts:150 ""',
    reason: 'the scope lets nobody but a user through.',
  },
  {
    mutant: 'backend/http/pipeline.ts:150 false',
    reason: 'the scope lets nobody but a user through.',
  },
  {
    mutant: 'backend/http/platforms.ts:35 {}',
    reason: 'no answer counts as none.',
  },
  {
    mutant: 'backend/http/platforms.ts:73 false',
    reason: '`undefined` is no address.',
  },
  {
    mutant: 'backend/http/platforms.ts:74 false',
    reason: 'what is undefined is no address.',
  },
  {
    mutant: 'backend/http/platforms.ts:91 false',
    reason: 'what is no text has no address.',
  },
  {
    mutant: 'backend/http/platforms.ts:94 "Stryker was here!"',
    reason: 'no host has this name.',
  },
  {
    mutant: 'backend/secrets/secrets.ts:40 ""',
    reason: 'the flag matters when another process writes the file at this moment.',
  },
  {
    mutant: 'backend/secrets/secrets.ts:45 ""',
    reason: '`JSON.parse` reads the bytes as UTF-8 as well.',
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

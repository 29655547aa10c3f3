import { addons } from 'storybook/manager-api'

/*
 * The sidebar waits one second for the server when it is loaded, and never asks again (storybook#35864).
 * After that "Run tests" does nothing: this says so.
 */
addons.register('xinyuan/tests-notice', (api) => {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!String(reason).includes('UniversalStoreFollowerTimeoutError')) return
    api.addNotification({
      id: 'xinyuan/tests-notice',
      content: {
        headline: '“Run tests” is not connected',
        subHeadline: 'The server answered too late. Click here to load the page again.',
      },
      onClick: () => location.reload(),
    })
  })
})

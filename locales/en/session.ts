import type { Translation } from '../index.ts'
import type zh from '../zh/session.ts'

/** Words of the frame itself: waiting for the session, and pages that could not be shown. */
export default {
  waiting: 'Checking whether you are logged in…',
  unreachable: {
    title: 'The account service cannot be reached',
    text: '{{reason}} Public pages work as usual.',
  },
  failed: {
    title: 'This page could not be shown',
    text: 'Something unexpected happened. The products kept in your browser are not affected.',
    reload: 'Reload',
  },
} satisfies Translation<typeof zh>

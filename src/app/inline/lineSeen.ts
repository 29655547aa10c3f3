/* Part of the pre-paint script: current flows through the line of the landing page once a session. */
const storageKey = 'line-seen'

const markLineSeen = () => document.documentElement.setAttribute('data-line-seen', '')

try {
  if (sessionStorage.getItem(storageKey) !== null) markLineSeen()
} catch {
  // Storage is blocked: the current flows again.
}
addEventListener('animationend', ({ animationName }) => {
  if (animationName !== 'flowEnd') return
  markLineSeen()
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch {
    // Storage is blocked.
  }
})

/**
 * Lets everything that is already decided happen: promises resolve, actors report, machines move.
 * No clock is involved, so nothing that waits for time can pass.
 */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

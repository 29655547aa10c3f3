/** Whether the build renders documents; `DOCUMENTS=none` leaves them and all that goes with them out. */
export const documentsWanted = (): boolean => process.env['DOCUMENTS'] !== 'none'

/** A value from the command line or environment is wrong: exit code 1. */
export class SettingError extends Error {}

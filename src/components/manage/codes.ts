import type zh from '#locales/zh/manage.ts'

/** Long work that is under way. */
export type WorkKind = Exclude<keyof typeof zh.busy, 'percent' | 'cancel'>

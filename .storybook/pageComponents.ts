import { lazy, type ComponentType } from 'react'
import type * as blocks from './blocks/page.ts'

/** A block that loads with the first page of documentation: stories do not need it. */
const block = (name: keyof typeof blocks) =>
  lazy(async () => ({ default: (await import('./blocks/page.ts'))[name] as ComponentType }))

/** What a page of documentation uses without an import. */
export const pageComponents = {
  wrapper: block('MdxPage'),
  En: block('En'),
  Intro: block('Intro'),
  Machine: block('Machine'),
  RoleColours: block('RoleColours'),
  Zh: block('Zh'),
}

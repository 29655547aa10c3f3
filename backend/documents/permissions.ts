import { ApiError } from '#backend/contract/errors.ts'
import type { Validator } from '#backend/http/validators.ts'

/** What a permission allows. */
export type Action = 'create' | 'read' | 'update' | 'delete'

/** One permission taken apart: `read("user:x")` is the action `read` for the role `user:x`. */
export interface Permission {
  readonly action: Action | 'write'
  readonly role: string
}

/** Who calls, as far as permissions care. */
export type Caller =
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly id: string; readonly verified: boolean }
  | { readonly kind: 'key' }

const pattern =
  /^(?<action>create|read|update|delete|write)\("(?<role>any|guests|users(?:\/(?:un)?verified)?|user:[\w.-]{1,36}(?:\/(?:un)?verified)?|team:[\w.-]{1,36}(?:\/[\w.-]{1,36})?|member:[\w.-]{1,36}|label:\w{1,36})"\)$/

/** Takes a permission apart; nothing when the text is none. */
export const parsePermission = (text: string): Permission | undefined =>
  pattern.exec(text)?.groups as Permission | undefined

/**
 * The roles a caller holds, in the order in which the service lists them when it refuses others.
 *
 * @param caller - A server key holds none: it passes every check without them.
 */
export const rolesOf = (caller: Caller): readonly string[] => {
  if (caller.kind === 'key') return []
  if (caller.kind === 'guest') return ['any', 'guests']
  const state = caller.verified ? 'verified' : 'unverified'
  return ['any', 'users', `user:${caller.id}`, `user:${caller.id}/${state}`, `users/${state}`]
}

/**
 * The permissions a document may be given: read, update, delete, and `write` for the last two.
 * `create` belongs to the collection.
 */
export const documentPermissions: Validator<readonly string[]> = (value) => {
  const refuse = (message: string) => ({ ok: false, message }) as const
  if (!Array.isArray(value)) return refuse('Permissions must be an array of strings.')
  if (value.length > 100) return refuse('You can only provide up to 100 permissions.')
  for (const text of value as unknown[]) {
    if (typeof text !== 'string') return refuse('Every permission must be of type string.')
    if (text === '*') {
      return refuse('Wildcard permission "*" has been replaced. Use "any" instead.')
    }
    if (!/^(read|update|delete|write)/.test(text)) {
      return refuse(
        `Permission "${text}" is not allowed. Must be one of: read, update, delete, write.`,
      )
    }
    if (!parsePermission(text)) return refuse(`Invalid permission string format: "${text}".`)
  }
  return { ok: true, value: value as string[] }
}

/**
 * The permissions a new document gets.
 *
 * @param asked - What the caller sent; nothing means its own default, an empty list means none.
 * @param caller - A client may name only roles it holds.
 * @returns The list to store, `write` spelled out and repeats dropped.
 * @throws ApiError `user_unauthorized` for a role that the caller does not hold.
 */
export const grantPermissions = (
  asked: readonly string[] | undefined,
  caller: Caller,
): string[] => {
  if (asked === undefined) {
    if (caller.kind !== 'user') return []
    return ['read', 'update', 'delete'].map((action) => `${action}("user:${caller.id}")`)
  }
  const roles = rolesOf(caller)
  const granted = asked.flatMap((text) => {
    const permission = parsePermission(text)
    if (!permission) return []
    if (caller.kind !== 'key' && !roles.includes(permission.role)) {
      throw new ApiError('user_unauthorized', `Permissions must be one of: (${roles.join(', ')})`)
    }
    const actions = permission.action === 'write' ? ['update', 'delete'] : [permission.action]
    return actions.map((action) => `${action}("${permission.role}")`)
  })
  return [...new Set(granted)]
}

/**
 * Whether a list of permissions lets a caller do something.
 *
 * @param permissions - A collection's or a document's.
 * @param action - What is to be done; `write` in the list covers create, update and delete.
 * @param caller - Who wants to.
 */
export const allows = (permissions: readonly string[], action: Action, caller: Caller): boolean => {
  if (caller.kind === 'key') return true
  const roles = rolesOf(caller)
  return permissions.some((text) => {
    const permission = parsePermission(text)
    if (!permission || !roles.includes(permission.role)) return false
    return permission.action === action || (permission.action === 'write' && action !== 'read')
  })
}

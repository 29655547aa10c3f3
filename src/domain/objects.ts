/** The keys of an object that has no others than its type says, as one that is written out. */
export const keysOf = <Key extends string>(object: Readonly<Partial<Record<Key, unknown>>>) =>
  Object.keys(object) as Key[]

/** An object with what `read` returns for each key; `fromEntries` forgets the keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
) => Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>

/** A property of a value from outside; `undefined` where it has none. */
export const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

import { compare, type Difference } from '#backend/tests/conformance/compare.ts'
import { explain, type KnownDifference } from '#backend/tests/conformance/knownDifferences.ts'
import { createPeople, type People } from '#backend/tests/conformance/people.ts'
import type { Answer, RecordedRequest, Recording } from '#backend/tests/conformance/recording.ts'
import { freshWindow, order, preparations } from '#backend/tests/conformance/scenario.ts'
import { startTestBackend, type ReplayBackend } from '#backend/tests/conformance/backend.ts'

/** The result of one recording. */
export interface Result {
  readonly recording: Recording
  readonly outcome: 'equal' | 'known' | 'not offered' | 'different'
  /** Differences that the list does not explain. */
  readonly unexplained: readonly Difference[]
  /** The ids of the known differences met. */
  readonly known: readonly string[]
}

/** Groups that were recorded with rate limits on. */
const isLimited = ({ group }: Recording) => group === '12' || group === '15'

const rank = (recording: Recording) => order.indexOf(recording.name)

/** By group, then those whose order does not matter, then the others in theirs. */
const inOrder = (one: Recording, other: Recording) =>
  one.group.localeCompare(other.group) ||
  rank(one) - rank(other) ||
  one.name.localeCompare(other.name)

const fillIn = async (request: RecordedRequest, people: People): Promise<RecordedRequest> => {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    headers[name] = await people.fill(value)
  }
  const path = await people.fill(request.path)
  if (request.body === undefined || request.body === null) {
    return { method: request.method, path, headers }
  }
  const text = await people.fill(JSON.stringify(request.body))
  return { method: request.method, path, headers, body: JSON.parse(text) as unknown }
}

/** How often the same call was made before the recorded one; the notes of group 12 list them. */
const callsBefore = (note: string): number => {
  const list = /calls before: (\[\[.*\]\])/.exec(note)?.[1]
  return list === undefined ? 0 : (JSON.parse(list) as unknown[]).length
}

const play = async (
  recording: Recording,
  backend: ReplayBackend,
  people: People,
): Promise<Answer> => {
  if (isLimited(recording)) freshWindow(recording.name, backend)
  for (const prepare of preparations[recording.name] ?? []) await prepare(backend, people)
  const request = await fillIn(recording.request, people)
  for (let n = callsBefore(recording.note); n > 0; n -= 1) await backend.call(request)
  const answer = await backend.call(request)
  people.remember(recording, answer)
  return answer
}

const isNotOffered = ({ body }: Answer) =>
  (body as { type?: unknown } | null)?.type === 'general_not_implemented'

const judge = (recording: Recording, answer: Answer, list: readonly KnownDifference[]): Result => {
  if (isNotOffered(answer)) return { recording, outcome: 'not offered', unexplained: [], known: [] }
  // Of group 15 only some headers were recorded.
  const compared = compare(recording.response, answer).filter(
    ({ field, recorded }) =>
      recording.group !== '15' || recorded !== undefined || !field.startsWith('header.'),
  )
  const differences = compared.map((difference) => ({
    difference,
    row: explain(list, recording.name, difference),
  }))
  const unexplained = differences.flatMap(({ difference, row }) =>
    row === undefined ? [difference] : [],
  )
  const known = [...new Set(differences.flatMap(({ row }) => row?.id ?? []))]
  const particular = differences.some(({ row }) => row?.everywhere === false)
  const outcome = unexplained.length > 0 ? 'different' : particular ? 'known' : 'equal'
  return { recording, outcome, unexplained, known }
}

/**
 * Plays recordings against a fresh backend.
 *
 * @param recordings - Of any groups; they are played in their order.
 * @param list - The differences that are meant.
 * @param dataDir - An empty folder for the backend.
 */
export const replay = async (
  recordings: readonly Recording[],
  list: readonly KnownDifference[],
  dataDir: string,
): Promise<readonly Result[]> => {
  const backend = await startTestBackend(dataDir)
  const people = createPeople(backend)
  const results: Result[] = []
  let limited = false
  try {
    for (const recording of [...recordings].sort(inOrder)) {
      if (isLimited(recording) && !limited) {
        // The accounts are made before limits count.
        await people.fill('<session:pat>')
        await backend.restart(true)
        limited = true
      }
      results.push(judge(recording, await play(recording, backend, people), list))
    }
  } finally {
    await backend.close()
  }
  return results
}

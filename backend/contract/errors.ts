import type { LimitState } from '#backend/http/limiter.ts'

/**
 * The one table of errors: the service's `type`, its HTTP status and its text.
 *
 * Clients recognise a failure by `type` (decision A1), so the names are the interface. The texts
 * are the service's own English; the site never shows them but as `{reason}` (spec §8).
 */

/** The Appwrite release whose responses this backend gives; it stands in every error body. */
export const SERVER_VERSION = '1.8.1'

const table = {
  attribute_limit_exceeded: [400, 'The value is outside the allowed range.'],
  attribute_not_found: [404, 'Attribute with the requested ID could not be found.'],
  attribute_type_invalid: [400, 'The attribute type is invalid.'],
  collection_not_found: [404, 'Collection with the requested ID could not be found.'],
  database_not_found: [404, 'Database not found'],
  document_already_exists: [
    409,
    'Document with the requested ID already exists. Try again with a different ID or use ID.unique() to generate a unique ID.',
  ],
  document_invalid_structure: [400, 'The document structure is invalid.'],
  document_missing_data: [
    400,
    'The document data is missing. Try again with document data populated',
  ],
  document_missing_payload: [
    400,
    'The document data and permissions are missing. You must provide either document data or permissions to be updated.',
  ],
  document_not_found: [404, 'Document with the requested ID could not be found.'],
  general_argument_invalid: [400, 'The request contains one or more invalid arguments.'],
  general_bad_request: [400, 'There was an error processing your request.'],
  general_cursor_not_found: [400, 'The cursor is invalid.'],
  general_method_not_allowed: [405, 'The HTTP method is not one that this API uses.'],
  general_not_implemented: [501, 'The embedded backend does not offer this call.'],
  general_query_invalid: [400, "The query's syntax is invalid."],
  general_rate_limit_exceeded: [
    429,
    'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
  ],
  general_request_too_large: [413, 'The request body is larger than this backend takes.'],
  general_route_not_found: [
    404,
    'Route not found. Please ensure the endpoint is configured correctly and that the API route is valid for this SDK version. Refer to the API docs for more details.',
  ],
  general_phone_disabled: [503, 'Phone provider not configured'],
  general_smtp_disabled: [503, 'SMTP Disabled'],
  general_unauthorized_scope: [
    401,
    'The current user or API key does not have the required scopes to access the requested resource.',
  ],
  general_unknown: [500, 'Server Error'],
  general_unknown_origin: [403, 'Invalid Origin.'],
  project_not_found: [
    404,
    'Project with the requested ID could not be found. Please check the value of the X-Appwrite-Project header to ensure the correct project ID is being used.',
  ],
  user_already_exists: [
    409,
    'A user with the same id, email, or phone already exists in this project.',
  ],
  user_authenticator_already_verified: [
    409,
    'This authenticator is already verified on the current user.',
  ],
  user_authenticator_not_found: [404, 'Authenticator could not be found on the current user.'],
  user_blocked: [
    401,
    'The current user has been blocked. You can unblock the user by making a request to the User API\'s "Update User Status" endpoint or in the Appwrite Console\'s Auth section.',
  ],
  user_challenge_required: [
    401,
    'A recently successful challenge is required to complete this action. A challenge is considered recent for 5 minutes.',
  ],
  user_email_already_verified: [409, 'User email is already verified'],
  user_email_not_verified: [400, 'User email is not verified'],
  user_invalid_credentials: [401, 'Invalid credentials. Please check the email and password.'],
  user_invalid_token: [401, 'Invalid token passed in the request.'],
  user_jwt_invalid: [
    401,
    'The JWT token is invalid. Please check the value of the X-Appwrite-JWT header to ensure the correct token is being used.',
  ],
  user_more_factors_required: [401, 'More factors are required to complete the sign in process.'],
  user_not_found: [404, 'User with the requested ID could not be found.'],
  user_recovery_codes_already_exists: [
    409,
    'The current user already generated recovery codes and they can only be read once for security reasons.',
  ],
  user_recovery_codes_not_found: [404, 'The current user does not have any recovery codes.'],
  user_session_already_exists: [
    401,
    'Creation of a session is prohibited when a session is active.',
  ],
  user_session_not_found: [404, 'The current user session could not be found.'],
  user_target_already_exists: [409, 'A target with the same ID already exists.'],
  user_unauthorized: [401, 'The current user is not authorized to perform the requested action.'],
} as const satisfies Record<string, readonly [number, string]>

/** A `type` of the table. */
export type ErrorType = keyof typeof table

/** A refusal that travels to the client as `{message, code, type, version}`. */
export class ApiError extends Error {
  readonly type: ErrorType
  readonly status: number

  /**
   * @param type - A row of the table; status and default text come from it.
   * @param message - The text, where the service has its own for this case.
   */
  constructor(type: ErrorType, message?: string) {
    super(message ?? table[type][1])
    this.name = 'ApiError'
    this.type = type
    this.status = table[type][0]
  }
}

/** A refusal of a caller who tried too often, with what the headers of the response tell. */
export class LimitExceeded extends ApiError {
  readonly limit: LimitState

  /**
   * @param calls - How many were allowed.
   * @param reset - Seconds since 1970 when the next are.
   */
  constructor(calls: number, reset: number) {
    super('general_rate_limit_exceeded')
    this.limit = { limit: calls, remaining: 0, reset, exceeded: true }
  }
}

/**
 * The body of an error response.
 *
 * @param error - The refusal to render.
 * @returns What the SDK turns into its exception's message, code and type.
 */
export const errorBody = (error: ApiError) => {
  return {
    message: error.message,
    code: error.status,
    type: error.type,
    version: SERVER_VERSION,
  }
}

/**
 * The steps that bring a data folder up to date; the database's `user_version` counts those done.
 * A step is never changed once released, only followed by another.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    password TEXT,
    password_update INTEGER,
    status INTEGER NOT NULL DEFAULT 1,
    email_verification INTEGER NOT NULL DEFAULT 0,
    prefs TEXT NOT NULL DEFAULT '{}',
    target_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    secret_hash TEXT NOT NULL,
    provider TEXT NOT NULL,
    provider_uid TEXT NOT NULL,
    factor TEXT NOT NULL,
    agent TEXT NOT NULL,
    ip TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expire INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessions_by_user ON sessions(user_id, created_at);
  CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('verification', 'recovery', 'code')),
    secret_hash TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    expire INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tokens_by_user ON tokens(user_id, kind);
  CREATE TABLE documents (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    database_id TEXT NOT NULL,
    collection_id TEXT NOT NULL,
    id TEXT NOT NULL,
    data TEXT NOT NULL,
    permissions TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    UNIQUE (database_id, collection_id, id)
  ) STRICT;
  CREATE TABLE document_readers (
    seq INTEGER NOT NULL REFERENCES documents(seq) ON DELETE CASCADE,
    role TEXT NOT NULL,
    PRIMARY KEY (role, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX readers_by_document ON document_readers(seq);
  CREATE TABLE mails (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    locale TEXT NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    link TEXT,
    code TEXT,
    message TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE events (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    event TEXT NOT NULL,
    ip TEXT NOT NULL,
    agent TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX events_by_user ON events(user_id, seq);
  `,
  `
  ALTER TABLE users ADD COLUMN mfa INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE sessions RENAME COLUMN factor TO factors;
  UPDATE sessions SET factors = json_array(factors);
  ALTER TABLE sessions ADD COLUMN mfa_updated_at INTEGER;
  CREATE TABLE authenticators (
    user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
    secret TEXT NOT NULL,
    verified INTEGER NOT NULL DEFAULT 0,
    used_step INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE recovery_codes (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    code_hash TEXT NOT NULL,
    PRIMARY KEY (user_id, code_hash)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    factor TEXT NOT NULL CHECK (factor IN ('totp', 'email', 'recoverycode')),
    code_hash TEXT,
    tries INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    expire INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX challenges_by_user ON challenges(user_id);
  `,
  `
  CREATE TABLE guards (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    network TEXT NOT NULL,
    until INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (user_id, name, network)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE networks (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    network TEXT NOT NULL,
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, network)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE sessions ADD COLUMN half INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE sessions ADD COLUMN proved_at INTEGER;
  ALTER TABLE users ADD COLUMN mail_proves INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE users ADD COLUMN made_from TEXT NOT NULL DEFAULT '';
  `,
  `
  CREATE TABLE marks (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
]

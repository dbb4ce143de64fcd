import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type Client, type InStatement, type Row } from '@libsql/client';
import type { Feedback, StoredFeedback, Vote } from './types.ts';

const TABLE = `CREATE TABLE IF NOT EXISTS feedback (
  id TEXT PRIMARY KEY,
  created_at TEXT NOT NULL,
  page TEXT NOT NULL,
  version TEXT NOT NULL,
  language TEXT NOT NULL,
  section TEXT NOT NULL,
  vote TEXT CHECK (vote IN ('up', 'down')),
  comment TEXT NOT NULL
) STRICT`;

/** Maximum number of statements in one request, which remote databases handle well. */
const LARGEST_BATCH = 500;

interface Waiting {
  readonly statement: InStatement;
  resolve(): void;
  reject(cause: unknown): void;
}

/** Location of the feedback, as a libSQL URL: `file:…`, `libsql://…` or `https://…`. */
export interface StoreAddress {
  readonly url: string;
  readonly authToken?: string;
}

/** Table with one row, which each health check updates. */
const HEALTH = `CREATE TABLE IF NOT EXISTS health (id INTEGER PRIMARY KEY CHECK (id = 1), checked_at TEXT NOT NULL) STRICT`;

/**
 * Stores feedback in a local SQLite file or a remote libSQL database. Feedback that arrives during a write is written as one
 * batch afterwards, so that many readers share one wait for the disk.
 *
 * A failure closes the connection, which might still be inside a transaction; the next use opens a new one. The same happens
 * if a local file was removed or replaced; otherwise, writes would go to a deleted file.
 */
export class FeedbackStore {
  readonly #address: StoreAddress;
  #client: Client | undefined;
  /** Identity of the open file. */
  #inode: number | undefined;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  private constructor(address: StoreAddress) {
    this.#address = address;
  }

  /** Opens the database, and creates it if necessary. */
  static async open(address: StoreAddress): Promise<FeedbackStore> {
    const store = new FeedbackStore(address);
    await store.#use(async () => undefined);
    return store;
  }

  /** Runs a task with a connection; closes the connection if the task fails. */
  async #use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    try {
      if (this.#client && this.#inode !== inodeOf(this.#address)) {
        this.#forget();
      }
      this.#client ??= await connect(this.#address);
      this.#inode = inodeOf(this.#address);
      return await work(this.#client);
    } catch (cause) {
      this.#forget();
      throw cause;
    }
  }

  #forget(): void {
    this.#client?.close();
    this.#client = undefined;
  }

  /** Stores feedback unless its id exists. Resolves once it is durable. */
  add(feedback: Feedback, createdAt = new Date()): Promise<void> {
    const { id, page, version, language, section, vote, comment } = feedback;
    const statement = {
      sql: 'INSERT OR IGNORE INTO feedback VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      args: [id, createdAt.toISOString(), page, version, language, section, vote, comment],
    };
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  async #write(): Promise<void> {
    // Feedback from the same turn of the event loop joins the batch.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, LARGEST_BATCH);
      try {
        const statements = batch.map(({ statement }) => statement);
        await this.#use((client) => client.batch(statements, 'write'));
        batch.forEach(({ resolve }) => resolve());
      } catch (cause) {
        batch.forEach(({ reject }) => reject(cause));
      }
    }
    this.#writing = undefined;
  }

  /** Returns all feedback, or feedback since a time, newest first. */
  async list({ since = '', limit = -1 } = {}): Promise<StoredFeedback[]> {
    const { rows } = await this.#use((client) =>
      client.execute({
        sql: 'SELECT * FROM feedback WHERE created_at >= ? ORDER BY created_at DESC, id LIMIT ?',
        args: [since, limit],
      }),
    );
    return rows.map(toFeedback);
  }

  /** Returns whether writing works: a locked database, or one on a full disk, still answers reads. */
  async isWell(): Promise<boolean> {
    const statement = {
      sql: 'INSERT OR REPLACE INTO health VALUES (1, ?)',
      args: [new Date().toISOString()],
    };
    return this.#use((client) => client.batch([statement], 'write')).then(
      () => true,
      () => false,
    );
  }

  /** Waits for pending writes, then closes the database. */
  async close(): Promise<void> {
    await this.#writing;
    this.#forget();
  }
}

/** Returns the path of a local database; `undefined` for a remote one. */
function fileOf({ url }: StoreAddress): string | undefined {
  if (!url.startsWith('file:')) {
    return undefined;
  }
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}

function inodeOf(address: StoreAddress): number | undefined {
  const file = fileOf(address);
  return file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.ino;
}

async function connect(address: StoreAddress): Promise<Client> {
  const { url, authToken } = address;
  const file = fileOf(address);
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
  }
  const client = createClient({ url, ...(authToken && { authToken }) });
  try {
    if (file !== undefined) {
      // Readers do not wait for writers, and a commit reaches the disk before it is acknowledged.
      await client.execute('PRAGMA journal_mode = WAL');
      await client.execute('PRAGMA synchronous = FULL');
      await client.execute('PRAGMA busy_timeout = 5000');
    }
    await client.execute(TABLE);
    await client.execute(HEALTH);
    return client;
  } catch (cause) {
    client.close();
    throw cause;
  }
}

function toFeedback(row: Row): StoredFeedback {
  return {
    id: String(row.id),
    createdAt: String(row.created_at),
    page: String(row.page),
    version: String(row.version),
    language: String(row.language),
    section: String(row.section),
    vote: row.vote as Vote | null,
    comment: String(row.comment),
  };
}

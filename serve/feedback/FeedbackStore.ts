import { mkdirSync } from 'node:fs';
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

/** As many as a remote database takes in one request without trouble. */
const LARGEST_BATCH = 500;

interface Waiting {
  readonly statement: InStatement;
  resolve(): void;
  reject(cause: unknown): void;
}

/** Where feedback is kept: an address as libSQL has it, `file:…`, `libsql://…` or `https://…`. */
export interface StoreAddress {
  readonly url: string;
  readonly authToken?: string;
}

/**
 * Keeps feedback in SQLite, here or in a remote libSQL database. What arrives while something is written is written
 * together next, so that many readers share one wait for the disk.
 */
export class FeedbackStore {
  readonly #client: Client;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Opens the database, and makes it when it is not there. */
  static async open({ url, authToken }: StoreAddress): Promise<FeedbackStore> {
    const isLocal = url.startsWith('file:');
    if (isLocal) {
      mkdirSync(dirname(url.startsWith('file://') ? fileURLToPath(url) : url.slice(5)), {
        recursive: true,
      });
    }
    const client = createClient({ url, ...(authToken && { authToken }) });
    if (isLocal) {
      // Readers do not wait for writers; and a commit is on the disk before it is acknowledged.
      await client.execute('PRAGMA journal_mode = WAL');
      await client.execute('PRAGMA synchronous = FULL');
      await client.execute('PRAGMA busy_timeout = 5000');
    }
    await client.execute(TABLE);
    return new FeedbackStore(client);
  }

  /** Stores feedback; what has been stored under its id stays. Resolves once it cannot be lost any more. */
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
    // What arrives in the same turn of the event loop goes along.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, LARGEST_BATCH);
      try {
        await this.#client.batch(
          batch.map(({ statement }) => statement),
          'write',
        );
        batch.forEach(({ resolve }) => resolve());
      } catch (cause) {
        batch.forEach(({ reject }) => reject(cause));
      }
    }
    this.#writing = undefined;
  }

  /** All of it, or what was stored since a time; newest first. */
  async list({ since = '', limit = -1 } = {}): Promise<StoredFeedback[]> {
    const { rows } = await this.#client.execute({
      sql: 'SELECT * FROM feedback WHERE created_at >= ? ORDER BY created_at DESC, id LIMIT ?',
      args: [since, limit],
    });
    return rows.map(toFeedback);
  }

  /** Whether the database answers. */
  async isWell(): Promise<boolean> {
    return this.#client.execute('SELECT 1 FROM feedback LIMIT 1').then(
      () => true,
      () => false,
    );
  }

  /** Waits for what is being written, and closes the database. */
  async close(): Promise<void> {
    await this.#writing;
    this.#client.close();
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

import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feedback } from '../types.ts';

export const FEEDBACK: Feedback = {
  id: '0a1b2c3d-0000-4000-8000-000000000001',
  page: '/x/react-data-grid/sorting/',
  version: 'current',
  language: 'en',
  section: 'two-columns',
  vote: 'up',
  comment: 'Clear.',
};

export const anotherFeedback = (): Feedback => ({ ...FEEDBACK, id: randomUUID() });

/** Returns the URL of a new database. */
export const emptyDatabase = (): string =>
  `file:${join(mkdtempSync(join(tmpdir(), 'feedback-')), 'feedback.db')}`;

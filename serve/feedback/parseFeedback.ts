import { MAX_COMMENT_LENGTH, type Feedback } from './types.ts';

/** Validators of the fields. */
const FIELDS = {
  id: { pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, says: 'a UUID' },
  page: { pattern: /^\/[\w./-]{0,299}$/, says: 'the path of a page' },
  version: { pattern: /^[\w.-]{1,32}$/, says: 'the name of a version' },
  language: { pattern: /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, says: 'a language tag' },
  section: { pattern: /^[^\s\p{C}<>"'&]{0,200}$/u, says: 'the id of a heading, or empty' },
} as const;

const NAMES = [...Object.keys(FIELDS), 'vote', 'comment'];

/**
 * Validates feedback.
 *
 * @returns the feedback, or an error message
 */
export function parseFeedback(value: unknown): Feedback | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return `Send an object with the fields ${NAMES.join(', ')}.`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(fields).filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) {
    return `Send only the fields ${NAMES.join(', ')}.`;
  }
  for (const [name, { pattern, says }] of Object.entries(FIELDS)) {
    const field = fields[name];
    if (typeof field !== 'string' || !pattern.test(field)) {
      return `"${name}" must be ${says}.`;
    }
  }
  const { vote = null, comment = '' } = fields;
  if (vote !== null && vote !== 'up' && vote !== 'down') {
    return '"vote" must be "up", "down" or null.';
  }
  if (typeof comment !== 'string' || comment.length > MAX_COMMENT_LENGTH) {
    return `"comment" must be a string of at most ${MAX_COMMENT_LENGTH} characters.`;
  }
  const cleaned = cleanComment(comment);
  if (vote === null && cleaned === '') {
    return '"vote" and "comment" are both empty.';
  }
  return { ...(fields as unknown as Feedback), vote, comment: cleaned };
}

// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g;
const MAIL_ADDRESS = /[^\s@<>()]+@[^\s@<>()]+\.[\p{L}\d-]+/gu;

/** Removes control characters except line ends. */
export const removeControls = (text: string): string => text.replace(CONTROL, '');

/**
 * Cleans a comment before it is stored: replaces angle brackets, so that no other program interprets HTML but names of
 * components stay readable, and removes email addresses and invisible characters.
 */
export function cleanComment(comment: string): string {
  return removeControls(comment.replaceAll('\r\n', '\n'))
    .replace(MAIL_ADDRESS, '[address removed]')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(/[\uD800-\uDFFF]/gu, '')
    .trim();
}

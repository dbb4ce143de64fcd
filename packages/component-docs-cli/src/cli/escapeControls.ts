/** Matches control characters, which terminals interpret, and characters that reorder text. */
// eslint-disable-next-line no-control-regex -- these are what must not be printed
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Replaces characters that terminals would interpret with escapes, which are equivalent in JSON. */
export function escapeControls(text: string): string {
  return text.replaceAll(
    CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

import { listHeadings } from '../answers/cutSection.ts';

/** Characters that an assistant is given at once: some fifteen thousand tokens. */
export const MAX_TEXT_LENGTH = 60_000;

/** Cuts a long text off at the end of a line, and says what else there is. */
export function limitText(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) {
    return text;
  }
  const kept = text.slice(0, text.lastIndexOf('\n', MAX_TEXT_LENGTH));
  // What is cut off in the middle of a listing must not swallow what follows.
  const isOpen = (kept.match(/^\s*```/gm) ?? []).length % 2 === 1;
  const sections = listHeadings(text)
    .filter(({ level }) => level === 2)
    .map((heading) => heading.text);
  return [
    isOpen ? `${kept}\n\`\`\`` : kept,
    `(${text.length - kept.length} characters more are left out. Ask for a part: a section or a member by its name. Sections: ${sections.join('; ')})`,
  ].join('\n\n');
}

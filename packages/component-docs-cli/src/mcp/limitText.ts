import { listHeadings } from '../answers/cutSection.ts';

/** Maximum number of characters in an answer, about fifteen thousand tokens. */
export const MAX_TEXT_LENGTH = 60_000;

/** Truncates a long text at the end of a line, and lists the other sections. */
export function limitText(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) {
    return text;
  }
  const kept = text.slice(0, text.lastIndexOf('\n', MAX_TEXT_LENGTH));
  // Close a truncated listing, so that the following text is not part of it.
  const isOpen = (kept.match(/^\s*```/gm) ?? []).length % 2 === 1;
  const sections = listHeadings(text)
    .filter(({ level }) => level === 2)
    .map((heading) => heading.text);
  return [
    isOpen ? `${kept}\n\`\`\`` : kept,
    `(${text.length - kept.length} characters more are left out. Ask for a part: a section or a member by its name. Sections: ${sections.join('; ')})`,
  ].join('\n\n');
}

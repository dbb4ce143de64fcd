import type { About } from './types.ts';

const REASONS: Readonly<Record<About['chosenBy'], string>> = {
  question: 'as asked',
  project: 'the version of the project',
  default: 'the current version',
};

/** Returns the first line of every answer, with the version that it applies to. */
export function describeAbout({ title, version, language, chosenBy, notes }: About): string {
  return [
    `> ${title} (version \`${version}\`, ${REASONS[chosenBy]}; language \`${language}\`)`,
    ...notes.map((note) => `> ${note}`),
  ].join('\n>\n');
}

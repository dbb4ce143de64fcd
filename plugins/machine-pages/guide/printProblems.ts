import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  descriptionOf,
  generatedProblems,
  versionLabels,
  type KnownProblem,
  type ProblemDocument,
} from '../../known-problems';
import { versionNamed } from '../../../src/versions';
import { linkTarget } from '../address';
import { codeFence, codeSpan } from '../markdown';
import type { MachineSite } from '../types';
import type { GuideFile } from './renderGuide';

/** Prints the title and the versions of a known problem before its description. */
export function printProblem(id: string, description: string, site: MachineSite): string {
  const problem = readProblems(site).find((each) => each.id === id)!;
  return `**${problem.title}** (${printOutcomes(problem, site)})\n\n${description.trim()}\n`;
}

/** Prints the known problems of a family that the page's version has or does not have anymore. */
export function printProblemList(
  family: string,
  { version }: GuideFile,
  site: MachineSite,
): string {
  const name = versionNamed(version).name;
  return readProblems(site)
    .filter((problem) => problem.family === family && problem.outcomes[name])
    .map((problem) => {
      const address = descriptionOf(problem, name);
      const components = problem.components.map(codeSpan).join(' ');
      const listing = problem.workaround
        ? [codeFence(problem.workaround.code, problem.workaround.language)]
        : [];
      return [
        `### ${problem.title}`,
        `${components} (${printOutcomes(problem, site)})`,
        ...listing,
        `[${site.texts['problem.description']}](${linkTarget(address, site.origin)})`,
      ].join('\n\n');
    })
    .join('\n\n');
}

function printOutcomes({ outcomes }: KnownProblem, { texts }: MachineSite): string {
  return (['present', 'fixed'] as const)
    .map((outcome) => [outcome, versionLabels(outcomes, outcome)] as const)
    .filter(([, labels]) => labels !== '')
    .map(([outcome, labels]) => texts[`problem.${outcome}`].replace('{versions}', labels))
    .join('; ');
}

function readProblems({ generatedFilesDir }: MachineSite): readonly KnownProblem[] {
  const file = path.join(generatedFilesDir, generatedProblems);
  return (JSON.parse(readFileSync(file, 'utf8')) as ProblemDocument).problems;
}

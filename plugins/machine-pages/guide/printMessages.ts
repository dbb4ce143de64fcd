import { readFileSync } from 'node:fs';
import { factsFile, familyOfPage } from '../../messages/pages';
import { printParts } from '../../messages/printParts';
import type { FamilyFacts, ListName, MessageFacts, SourceLink } from '../../messages/types';
import { locateFile } from '../../../src/versions/locatePages';
import { linkTarget } from '../address';
import { codeFence, codeSpan, planWord } from '../markdown';
import type { MachineSite } from '../types';
import type { GuideFile } from './renderGuide';

/** Prints a message of the packages, with `…` for its placeholders, and a line of facts about it. */
export function printMessage(id: string, guide: GuideFile, site: MachineSite): string {
  return print(readFacts(guide, site).messages[id]!, site);
}

/** Prints the messages that have no section on their page. */
export function printMessageList(list: ListName, guide: GuideFile, site: MachineSite): string {
  const facts = readFacts(guide, site);
  return facts[list].map((id) => print(facts.messages[id]!, site)).join('\n\n');
}

function readFacts({ file, version }: GuideFile, { generatedFilesDir }: MachineSite): FamilyFacts {
  const family = familyOfPage(locateFile(file)?.file ?? '') ?? '';
  return JSON.parse(
    readFileSync(factsFile(generatedFilesDir, version, family), 'utf8'),
  ) as FamilyFacts;
}

function print(message: MessageFacts, site: MachineSite): string {
  const { level, parts, package: owner, plan, since, until } = message;
  const { texts } = site;
  const facts = [
    texts[`message.${level}`],
    plan === 'community' ? codeSpan(owner) : `${codeSpan(owner)} ${planWord(plan)}`,
    ...printSources(message, site),
    ...(since ? [texts['message.since'].replace('{version}', since)] : []),
    ...(until ? [texts['message.until'].replace('{version}', until)] : []),
  ];
  return `${codeFence(printParts(parts), 'text')}\n\n${facts.join(' · ')}`;
}

function printSources(
  { sources, others }: MessageFacts,
  { origin, baseUrl, texts }: MachineSite,
): string[] {
  const link = ({ name, address }: SourceLink) =>
    address
      ? `[${codeSpan(name)}](${linkTarget(baseUrl + address.slice(1), origin)})`
      : codeSpan(name);
  const more = others > 0 ? [texts['message.others'].replace('{count}', String(others))] : [];
  return sources.length === 0
    ? []
    : [`${texts['message.sources']} ${[...sources.map(link), ...more].join(' ')}`];
}

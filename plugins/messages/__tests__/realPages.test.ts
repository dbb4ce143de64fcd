import { versionNamed } from '../../../src/versions';
import { VERSION_NAMES } from '../../api-reference/data/during';
import { checkPages } from '../checkPages';
import { INTERNAL } from '../data/internal';
import { findStaleInternals } from '../findPageProblems';
import { loadMessages } from '../loadMessages';
import path from 'node:path';

const SITE = path.join(__dirname, '../../..');

test('explains the messages of the packages on the pages of every version, in both languages', async () => {
  const messages = await loadMessages(SITE);
  const problems = findStaleInternals(INTERNAL, Object.values(messages).flat());
  for (const name of VERSION_NAMES) {
    for (const locale of [null, 'zh']) {
      const pages = await checkPages(versionNamed(name), messages[name], SITE, locale);
      problems.push(...pages.problems);
    }
  }
  expect(problems).toEqual([]);
}, 600_000);

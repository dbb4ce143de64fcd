import path from 'node:path';
import { DOCS_VERSIONS, versionNamed } from '../../../src/versions';
import { SITE_DIR } from '../../../lib/siteDir';
import { findTopics } from '../../../lib/pages/handWrittenPages';
import { readAllTitles } from '../readTitles';

const FIXTURE = path.join(__dirname, '__fixtures__/titles-site');
const core = versionNamed('core');

test('reads titles by version and language', () => {
  expect(readAllTitles(FIXTURE, [core], ['en'])).toEqual({
    core: { en: { 'components/cards': 'Card', 'components/chips': 'Chip' } },
  });
});

test('requires each language to have titles of the same pages', () => {
  expect(() => readAllTitles(FIXTURE, [core], ['en', 'zh'])).toThrow(
    /has no title of "components\/chips"[^]*has a title of "components\/tabs"/,
  );
});

test('has a title for every page of a version that lists titles', () => {
  const titles = readAllTitles(SITE_DIR, DOCS_VERSIONS, ['en', 'zh']);
  const missing = Object.keys(titles).flatMap((name) =>
    findTopics(path.join(SITE_DIR, versionNamed(name).folder)).filter(
      (topic) => !(topic in titles[name]!.en!),
    ),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(titles.core!.en!)).toHaveLength(144);
});

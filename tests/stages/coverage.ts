import { PRODUCTS } from '../../src/versions/instances.ts';
import type { XVersionName } from '../../src/versions/names.ts';
import { readCoverage } from '../coverage/readCoverage.ts';
import type { PageCoverage } from '../coverage/types.ts';
import type { Stage } from '../runner/types.ts';

const FAMILIES = PRODUCTS.map((product) => `react-${product}`);

/** Areas in which every expected page must exist and have a `topics.json`, by version. */
const FINISHED_AREAS: Readonly<Record<'core' | XVersionName, readonly string[]>> = {
  core: ['components', 'customization', 'getting-started'],
  current: ['common-concepts', 'introduction', 'migration', ...FAMILIES],
  next: ['common-concepts', 'guides', 'introduction', 'migration', ...FAMILIES],
  v6: ['introduction', 'migration', ...FAMILIES, 'whats-new'],
  v5: ['introduction', 'react-data-grid', 'react-date-pickers'],
  v4: ['react-data-grid'],
};

/** Each page with a `topics.json` and each page of a finished area is one check. */
export const coverage: Stage = {
  name: 'coverage',
  title: 'Pages cover the topics that readers look for',
  fast: true,
  usesOneCore: true,
  async run() {
    const pages = readCoverage();
    const done = pages.filter(({ state }) => state === 'covered');
    const lacking = pages.filter((page) => page.state !== 'covered' && isInFinishedArea(page));
    return {
      passed: done.filter(({ problems }) => problems.length === 0).length,
      failures: [
        ...done
          .filter(({ problems }) => problems.length > 0)
          .map(({ page, problems }) => `${page}\n${problems.join('\n')}`),
        ...lacking.map(({ page, state }) =>
          state === 'missing'
            ? `${page} does not exist; readers look for it`
            : `${page} has no topics.json, which says where its topics are covered`,
        ),
      ],
      notes: [
        `${done.length} of ${pages.length} expected pages say what they cover: npm run docs:coverage`,
      ],
    };
  },
};

function isInFinishedArea({ version, topic }: PageCoverage): boolean {
  const [area = ''] = topic.split('/');
  const areas: Readonly<Partial<Record<string, readonly string[]>>> = FINISHED_AREAS;
  return areas[version]?.includes(area) ?? false;
}

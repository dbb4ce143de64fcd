import { VERSION_NAMES } from '../../api-reference/data/during';
import type { ByVersion } from '../../api-reference/history/addHistories';
import { addHistories } from '../loadMessages';
import type { MessageDoc } from '../types';

const message = (family: string, id: string) => ({ family, id }) as MessageDoc;

const of = (byVersion: Partial<Record<(typeof VERSION_NAMES)[number], MessageDoc[]>>) =>
  Object.fromEntries(VERSION_NAMES.map((name) => [name, byVersion[name] ?? []])) as ByVersion<
    MessageDoc[]
  >;

test('records the version that added a message and the last version that has it', () => {
  const [stays, comes, goes] = ['stays', 'comes', 'goes'].map((id) => message('grid', id)) as [
    MessageDoc,
    MessageDoc,
    MessageDoc,
  ];
  const { v5, current } = addHistories(
    of({
      v4: [stays],
      v5: [stays, goes],
      v6: [stays, goes],
      current: [stays, comes],
      next: [stays, comes],
    }),
  );
  expect(v5).toEqual([stays, { ...goes, since: 'v5', until: 'v6' }]);
  expect(current).toEqual([stays, { ...comes, since: 'current' }]);
});

test('records no first version for messages of the first documented version, separately for each family', () => {
  const chart = message('charts', 'stays');
  const { v6 } = addHistories(of({ v4: [message('grid', 'stays')], v6: [chart] }));
  expect(v6).toEqual([{ ...chart, until: 'v6' }]);
});

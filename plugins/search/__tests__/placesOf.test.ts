import { MessageFinder } from '../../messages/client/MessageFinder';
import { listMessages, placesOf } from '../engine/findMessages';
import type { SearchPage } from '../types';

/** Two families that log the same message, like the license and the tree view of version 8. */
const pages = ['license', 'tree-view'].map(
  (family) =>
    ({
      address: `/x/next/messages/${family}/`,
      sections: [
        {
          heading: family,
          anchor: 'a',
          messages: [
            ['MUI X: A component is changing the ', '', ' state of ', '', ' to be uncontrolled.'],
          ],
        },
      ],
    }) as unknown as SearchPage,
);

const find = (text: string): string[] =>
  placesOf(new MessageFinder(listMessages(pages)), text).map(
    ({ page }) => page.sections[0]!.heading,
  );

test('ranks the family of the component in the message first', () => {
  expect(
    find(
      'MUI X: A component is changing the controlled expanded state of TreeView to be uncontrolled.',
    ),
  ).toEqual(['tree-view', 'license']);
});

test('keeps the order for a message without a component', () => {
  expect(
    find('MUI X: A component is changing the controlled zoom state of Thing to be uncontrolled.'),
  ).toEqual(['license', 'tree-view']);
});

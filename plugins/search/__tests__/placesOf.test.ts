import { MessageFinder } from '../../messages/client/MessageFinder';
import { listMessages, placesOf } from '../engine/findMessages';
import type { SearchPage } from '../types';

/** Two families that log the same message, as the license and the tree view of version 8 do. */
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

test('the family of the component in the message comes first', () => {
  expect(
    find(
      'MUI X: A component is changing the controlled expanded state of TreeView to be uncontrolled.',
    ),
  ).toEqual(['tree-view', 'license']);
});

test('without a component the order stays', () => {
  expect(
    find('MUI X: A component is changing the controlled zoom state of Thing to be uncontrolled.'),
  ).toEqual(['license', 'tree-view']);
});

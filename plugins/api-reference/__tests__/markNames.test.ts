/** @jest-environment jsdom */
import type { ExportChange } from '../compare/types';
import { listPlaces, markNames } from '../theme/GuideChanges/markNames';

const CHANGES: ExportChange[] = [
  {
    kind: 'component',
    name: 'DataGrid',
    fromSlug: 'data-grid',
    toSlug: 'data-grid',
    kinds: [],
    members: [
      { member: 'prop', name: 'rowBufferPx', formerName: 'rowBuffer', kinds: ['renamed'] },
      { member: 'prop', name: 'components', kinds: ['removed'] },
    ],
  },
  {
    kind: 'component',
    name: 'OldPanel',
    fromSlug: 'old-panel',
    toSlug: null,
    kinds: ['removed'],
    members: [],
  },
];

const places = listPlaces(CHANGES, { family: 'data-grid', from: 'v6', to: 'current' });

test('changes are found by the address of their documentation', () => {
  expect([...places.keys()]).toEqual(['/x/api/data-grid/data-grid/#prop-rowBufferPx']);
});

test('marks the links to changed names in any language, lists each once, and removes the marks', () => {
  document.body.innerHTML = `<div class="markdown">
    <a href="/zh/x/api/data-grid/data-grid/#prop-rowBufferPx">one</a>
    <a href="/zh/x/api/data-grid/data-grid/#prop-rowBufferPx">two</a>
    <a href="/zh/x/api/data-grid/data-grid/#prop-rows">three</a>
  </div>`;
  const { found, remove } = markNames(document, places, (kinds) => kinds.join());
  expect([...document.querySelectorAll('sup')].map(({ textContent }) => textContent)).toEqual([
    'renamed',
    'renamed',
  ]);
  expect(found.map(({ change }) => change.name)).toEqual(['rowBufferPx']);
  remove();
  expect(document.querySelector('sup')).toBeNull();
});

import { translate } from '@docusaurus/Translate';
import type { Family } from '../../../../shared/playground/types';

/** Returns the labels of the component families, starting with the entry for all families. */
export const familyNames = (): readonly (readonly [Family | 'all', string])[] => [
  [
    'all',
    translate({
      id: 'playground.family.all',
      message: 'All',
      description: 'Choice of all families of components on the playground',
    }),
  ],
  [
    'data-grid',
    translate({
      id: 'playground.family.dataGrid',
      message: 'Data Grid',
      description: 'A family of components on the playground',
    }),
  ],
  [
    'date-pickers',
    translate({
      id: 'playground.family.datePickers',
      message: 'Date and Time Pickers',
      description: 'A family of components on the playground',
    }),
  ],
  [
    'charts',
    translate({
      id: 'playground.family.charts',
      message: 'Charts',
      description: 'A family of components on the playground',
    }),
  ],
  [
    'tree-view',
    translate({
      id: 'playground.family.treeView',
      message: 'Tree View',
      description: 'A family of components on the playground',
    }),
  ],
  [
    'other',
    translate({
      id: 'playground.family.other',
      message: 'Several families',
      description: 'Demos of the playground that are about no family alone',
    }),
  ],
];

import { during, type Span, type VersionName } from './during';
import { STYLE_DESCRIPTIONS } from './styleDescriptions';
import type { ApiFamily } from './types';

/** Exported types and classes that readers look up by name. */
const INTERFACES: readonly Span<string>[] = [
  {
    from: 'v6',
    to: 'current',
    values: ['MultiSelectTreeViewProps', 'SingleSelectTreeViewProps', 'TreeItemContentProps'],
  },
  {
    from: 'current',
    values: [
      'TreeItemSlots',
      'TreeViewBaseItem',
      'TreeViewCancellableEvent',
      'TreeViewCancellableEventHandler',
      'TreeViewItemId',
      'TreeViewItemsReorderingAction',
    ],
  },
  {
    from: 'current',
    to: 'current',
    values: [
      'TreeItem2LabelInputProps',
      'TreeItem2Slots',
      'UseTreeItem2ContentSlotOwnProps',
      'UseTreeItem2Parameters',
      'UseTreeItem2ReturnValue',
      'UseTreeItem2Status',
    ],
  },
  {
    from: 'next',
    values: [
      'RichTreeViewApiRef',
      'TreeItemLabelInputProps',
      'TreeViewDefaultItemModelProperties',
      'TreeViewSelectionPropagation',
      'TreeViewValidItem',
      'UseTreeItemContentSlotOwnProps',
      'UseTreeItemParameters',
      'UseTreeItemReturnValue',
      'UseTreeItemStatus',
    ],
  },
];

/** The tree view, since v6; the Pro plan came with v7. */
export function treeView(version: VersionName): ApiFamily {
  return {
    slug: 'tree-view',
    packages: during(version, [
      { values: [{ name: '@mui/x-tree-view', plan: 'community' }] },
      { from: 'current', values: [{ name: '@mui/x-tree-view-pro', plan: 'pro' }] },
    ]),
    entryPoints: [],
    interfaces: during(version, INTERFACES),
    events: null,
    reviewed: {
      internal: [],

      descriptions: Object.fromEntries(during(version, STYLE_DESCRIPTIONS)),
      plans: {},
    },
  };
}

import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { fetchDepots, type Depot } from './depotServer';

type Children = Record<string, Depot[] | 'loading' | 'failed'>;

const countries: Depot[] = [
  { id: 'kenya', label: 'Kenya', childCount: 2 },
  { id: 'peru', label: 'Peru', childCount: 1 },
];
const texts = { loading: 'Loading …', failed: 'Not loaded. Collapse and expand to try again.' };
const isPlaceholder = ({ id }: TreeViewDefaultItemModelProperties) => id.endsWith('/placeholder');

/** Items with children to load get one placeholder below them, so that they can be expanded. */
function toItem(depot: Depot, children: Children): TreeViewDefaultItemModelProperties {
  const loaded = depot.childCount > 0 ? (children[depot.id] ?? 'loading') : [];
  return {
    id: depot.id,
    label: depot.label,
    children: Array.isArray(loaded)
      ? loaded.map((child) => toItem(child, children))
      : [{ id: `${depot.id}/placeholder`, label: texts[loaded] }],
  };
}

export default function LoadChildrenOnExpand() {
  const [children, setChildren] = React.useState<Children>({});
  const items = React.useMemo(() => countries.map((one) => toItem(one, children)), [children]);

  const load = async (itemId: string) => {
    const set = (value: Children[string]) =>
      setChildren((previous) => ({ ...previous, [itemId]: value }));
    set('loading');
    await fetchDepots(itemId).then(set, () => set('failed'));
  };

  const handleToggle = (
    event: React.SyntheticEvent | null,
    itemId: string,
    isExpanded: boolean,
  ) => {
    if (isExpanded && (children[itemId] ?? 'failed') === 'failed') {
      load(itemId);
    }
  };

  return (
    <Box sx={{ minHeight: 270, width: '100%', maxWidth: 420 }}>
      <RichTreeView
        aria-label="Depots"
        items={items}
        isItemDisabled={isPlaceholder}
        onItemExpansionToggle={handleToggle}
      />
    </Box>
  );
}

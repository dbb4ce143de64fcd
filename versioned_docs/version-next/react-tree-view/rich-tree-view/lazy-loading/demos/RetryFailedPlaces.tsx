import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { TreeItem, useTreeItemUtils, type TreeItemProps } from '@mui/x-tree-view-pro';
import { fetchPlaces, type Place } from './warehouseServer';

const PlaceItem = React.forwardRef(function PlaceItem(
  { label, ...props }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { status } = useTreeItemUtils({ itemId: props.itemId });
  const text = status.error ? `${String(label)} (not loaded, expand again)` : label;
  const slotProps = { loadingIcon: { 'aria-label': 'Loading' } };
  return <TreeItem {...props} ref={ref} label={text} slotProps={slotProps} />;
});

const noItems: Place[] = [];
const slots = { item: PlaceItem };

export default function RetryFailedPlaces() {
  const [message, setMessage] = React.useState('Expand Hall A or Hall B');
  const attempts = React.useRef(new Map<string, number>());

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (place: Place) => place.inside,
      getTreeItems: async (parentId?: string) => {
        try {
          const places = await fetchPlaces(parentId);
          if (parentId && isFirstAttempt(attempts.current, parentId)) {
            throw new Error(`No answer for ${parentId}`);
          }
          setMessage(parentId ? `Loaded ${parentId}` : 'Expand Hall A or Hall B');
          return places;
        } catch (error) {
          setMessage((error as Error).message);
          throw error; // so that the tree marks the item
        }
      },
    }),
    [],
  );

  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Warehouse on a bad connection"
        items={noItems}
        dataSource={dataSource}
        slots={slots}
      />
      <Typography role="status" sx={{ pt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}

/** The server of this demo refuses the first request for each place. */
function isFirstAttempt(attempts: Map<string, number>, parentId: string) {
  const attempt = (attempts.get(parentId) ?? 0) + 1;
  attempts.set(parentId, attempt);
  return attempt === 1;
}

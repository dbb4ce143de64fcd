import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import { fetchPlaces, type Place } from './warehouseServer';

const noItems: Place[] = [];
const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

export default function ReloadHall() {
  const apiRef = useRichTreeViewProApiRef<Place>();
  const [isBusy, setIsBusy] = React.useState(false);
  const boxes = React.useRef(0);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (place: Place) => place.inside,
      getTreeItems: async (parentId?: string) => {
        const places = await fetchPlaces(parentId);
        return parentId === 'b' ? [...places, ...deliverBox(boxes)] : places;
      },
    }),
    [],
  );

  const reload = async () => {
    setIsBusy(true);
    await apiRef.current!.updateItemChildren('b');
    setIsBusy(false);
  };

  return (
    <Box sx={{ minHeight: 290, width: '100%', maxWidth: 360 }}>
      <Button loading={isBusy} onClick={reload}>
        Reload Hall B
      </Button>
      <RichTreeViewPro
        aria-label="Warehouse with a delivery"
        apiRef={apiRef}
        items={noItems}
        dataSource={dataSource}
        defaultExpandedItems={['b']}
        slotProps={slotProps}
      />
    </Box>
  );
}

/** Each time somebody asks, there is one more box in Hall B, up to three. */
function deliverBox(boxes: { current: number }): Place[] {
  boxes.current = Math.min(boxes.current + 1, 3);
  const numbers = [1, 2, 3].slice(0, boxes.current);
  return numbers.map((number) => ({ id: `box-${number}`, label: `Box ${number}`, inside: 0 }));
}

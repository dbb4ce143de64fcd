import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { greenhouse } from './greenhouse';

type Cancellable<E> = E & { defaultMuiPrevented?: boolean };

const F2Item = React.forwardRef(function F2Item(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { interactions, status } = useTreeItem2Utils(props as { itemId: string; children: null });

  const slotProps = {
    root: {
      onKeyDown: (event: Cancellable<React.KeyboardEvent>) => {
        // Keys on items further down arrive here, too.
        if (event.target !== event.currentTarget) {
          return;
        }
        if (event.key === 'F2') {
          interactions.toggleItemEditing();
        } else if (event.key === 'Enter') {
          event.defaultMuiPrevented = true;
          const { handleExpansion, handleSelection } = interactions;
          (status.expandable ? handleExpansion : handleSelection)(event as never);
        }
      },
    },
    label: {
      onDoubleClick: (event: Cancellable<React.MouseEvent>) => {
        event.defaultMuiPrevented = true;
      },
    },
    labelInput: {
      'aria-label': 'Name',
      onBlur: (event: Cancellable<React.FocusEvent>) => {
        event.defaultMuiPrevented = true;
        interactions.toggleItemEditing();
      },
    },
  };

  return <TreeItem2 {...props} ref={ref} slotProps={slotProps} />;
});

const features = { labelEditing: true };
const slots = { item: F2Item };

export default function EditWithF2() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Greenhouse edited with F2"
        items={greenhouse}
        defaultExpandedItems={['north', 'south']}
        experimentalFeatures={features}
        isItemEditable
        slots={slots}
      />
    </Box>
  );
}

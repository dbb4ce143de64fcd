import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { observatory } from './observatory';

const Stars = React.createContext({ starred: [] as string[], toggle: (_id: string) => {} });

const StarItem = React.forwardRef(function StarItem(
  { label, itemId, ...props }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { starred, toggle } = React.useContext(Stars);
  const isStarred = starred.includes(itemId);
  const labelAndButton = (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      {label}
      <IconButton
        size="small"
        aria-label={`Star ${String(label)}`}
        aria-pressed={isStarred}
        onClick={(event) => {
          event.stopPropagation(); // neither selects nor expands the item
          toggle(itemId);
        }}
        onKeyDown={(event) => event.stopPropagation()} // Enter and Space press the button
      >
        {isStarred ? <StarIcon fontSize="inherit" /> : <StarBorderIcon fontSize="inherit" />}
      </IconButton>
    </Box>
  );
  return <TreeItem {...props} itemId={itemId} ref={ref} label={labelAndButton} />;
});

const slots = { item: StarItem };

export default function StarDeviceByButton() {
  const [starred, setStarred] = React.useState(['infrared']);
  const value = React.useMemo(
    () => ({
      starred,
      toggle: (id: string) =>
        setStarred((old) => (old.includes(id) ? old.filter((each) => each !== id) : [...old, id])),
    }),
    [starred],
  );

  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <Stars.Provider value={value}>
        <RichTreeView
          aria-label="Devices with a star"
          items={observatory}
          defaultExpandedItems={['north', 'reflector', 'south']}
          slots={slots}
        />
      </Stars.Provider>
    </Box>
  );
}

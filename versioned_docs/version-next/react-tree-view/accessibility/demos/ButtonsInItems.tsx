import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { library } from './library';

const noop = (itemId: string): void => void itemId;
const Stars = React.createContext({ ids: ['botany'], toggle: noop });

const stop = (event: React.SyntheticEvent) => event.stopPropagation();

const StarItem = React.forwardRef(function StarItem(
  { label, ...props }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { ids, toggle } = React.useContext(Stars);
  const isStarred = ids.includes(props.itemId);
  const button = (
    <IconButton
      aria-label={`Star ${label}`}
      aria-pressed={isStarred}
      size="small"
      onKeyDown={stop}
      onClick={(event) => {
        event.stopPropagation();
        toggle(props.itemId);
      }}
    >
      {isStarred ? <StarIcon fontSize="inherit" /> : <StarBorderIcon fontSize="inherit" />}
    </IconButton>
  );
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          {label}
          {button}
        </Box>
      }
    />
  );
});

const slots = { item: StarItem };

export default function ButtonsInItems() {
  const [ids, setIds] = React.useState(['botany']);
  const stars = React.useMemo(
    () => ({
      ids,
      toggle: (itemId: string) =>
        setIds(ids.includes(itemId) ? ids.filter((id) => id !== itemId) : [...ids, itemId]),
    }),
    [ids],
  );

  return (
    <Box sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}>
      <Stars.Provider value={stars}>
        <RichTreeView
          aria-label="Sections with stars"
          items={library}
          defaultExpandedItems={['science']}
          slots={slots}
        />
      </Stars.Provider>
      <Typography role="status" sx={{ mt: 1 }}>
        Starred: {ids.join(', ') || 'none'}
      </Typography>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { archive } from './archive';

/** Keeps the items whose label contains the text, with all items above and below them. */
function search(
  items: TreeViewDefaultItemModelProperties[],
  text: string,
): TreeViewDefaultItemModelProperties[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(text)) {
      return [item];
    }
    const children = search(item.children ?? [], text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

const collectParents = (items: TreeViewDefaultItemModelProperties[]): string[] =>
  items.flatMap(({ id, children = [] }) =>
    children.length ? [id, ...collectParents(children)] : [],
  );

export default function FindPhotos() {
  const [text, setText] = React.useState('');
  const [expanded, setExpanded] = React.useState(['1970s']);
  const [expandedBefore, setExpandedBefore] = React.useState(expanded);
  const found = React.useMemo(() => search(archive, text.trim().toLowerCase()), [text]);

  const handleSearch = (next: string) => {
    const query = next.trim().toLowerCase();
    if (text.trim() === '') {
      setExpandedBefore(expanded);
    }
    setText(next);
    if (query !== '') {
      setExpanded(collectParents(search(archive, query)));
    } else if (text.trim() !== '') {
      setExpanded(expandedBefore);
    }
  };

  return (
    <Box sx={{ minHeight: 340, width: '100%', maxWidth: 360 }}>
      <TextField
        label="Find photos"
        size="small"
        fullWidth
        value={text}
        onChange={(event) => handleSearch(event.target.value)}
      />
      <RichTreeView
        aria-label="Found photos"
        items={found}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        sx={{ mt: 1 }}
      />
      <Typography role="status">{found.length === 0 && 'No photo matches.'}</Typography>
    </Box>
  );
}

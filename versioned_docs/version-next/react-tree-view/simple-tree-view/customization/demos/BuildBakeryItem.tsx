import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';

function PriceItem({ price, ...item }: UseTreeItemParameters & { price?: string }) {
  const {
    getContextProviderProps,
    getRootProps,
    getContentProps,
    getLabelProps,
    getGroupTransitionProps,
    status,
  } = useTreeItem(item);
  // Not an attribute of a <div>.
  const { status: _status, ...contentProps } = getContentProps();

  return (
    <TreeItemProvider {...getContextProviderProps()}>
      <Box component="li" {...getRootProps()} sx={{ listStyle: 'none', outline: 'none' }}>
        <Box
          {...contentProps}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            p: 1,
            cursor: 'pointer',
            borderBottom: 1,
            borderColor: 'divider',
            fontWeight: status.selected ? 'bold' : undefined,
            outline: status.focused ? '2px solid' : undefined,
            outlineColor: 'primary.main',
            outlineOffset: -2,
          }}
        >
          <span {...getLabelProps()} />
          <span>{status.expandable ? (status.expanded ? '−' : '+') : price}</span>
        </Box>
        {item.children && (
          <Collapse {...getGroupTransitionProps()} sx={{ m: 0, p: 0, paddingInlineStart: 2 }} />
        )}
      </Box>
    </TreeItemProvider>
  );
}

export default function BuildBakeryItem() {
  return (
    <Box sx={{ minHeight: 210, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Price list" defaultExpandedItems={['bread']}>
        <PriceItem itemId="bread" label="Bread">
          <PriceItem itemId="rye" label="Rye loaf" price="€5.20" />
          <PriceItem itemId="rolls" label="Rolls" price="€0.60" />
        </PriceItem>
        <PriceItem itemId="sweet" label="Sweet">
          <PriceItem itemId="croissant" label="Croissant" price="€1.90" />
        </PriceItem>
      </SimpleTreeView>
    </Box>
  );
}

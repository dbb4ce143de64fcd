import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import CakeIcon from '@mui/icons-material/Cake';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const slots = {
  expandIcon: AddBoxOutlinedIcon,
  collapseIcon: IndeterminateCheckBoxOutlinedIcon,
  endIcon: BakeryDiningIcon,
};
const cake = { endIcon: CakeIcon };

export default function SwapBakeryIcons() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Bakery" slots={slots} defaultExpandedItems={['bread', 'sweet']}>
        <TreeItem itemId="bread" label="Bread">
          <TreeItem itemId="rye" label="Rye loaf" />
          <TreeItem itemId="rolls" label="Rolls" />
        </TreeItem>
        <TreeItem itemId="sweet" label="Sweet">
          <TreeItem itemId="croissant" label="Croissant" />
          <TreeItem itemId="gateau" label="Cherry gateau" slots={cake} />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function FadingGroup(props: CollapseProps) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Fade in={props.in} timeout={isCalm ? 0 : 600}>
      <div>
        <Collapse {...props} timeout={isCalm ? 0 : 400} />
      </div>
    </Fade>
  );
}

const slots = { groupTransition: FadingGroup };

function FadingItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={slots} />;
}

export default function FadeBakeryShelves() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Bakery that fades in" defaultExpandedItems={['bread']}>
        <FadingItem itemId="bread" label="Bread">
          <FadingItem itemId="rye" label="Rye loaf" />
          <FadingItem itemId="rolls" label="Rolls" />
        </FadingItem>
        <FadingItem itemId="sweet" label="Sweet">
          <FadingItem itemId="croissant" label="Croissant" />
          <FadingItem itemId="gateau" label="Cherry gateau" />
        </FadingItem>
      </SimpleTreeView>
    </Box>
  );
}

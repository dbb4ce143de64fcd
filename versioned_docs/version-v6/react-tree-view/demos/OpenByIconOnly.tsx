import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  TreeItem,
  useTreeItem,
  type TreeItemContentProps,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const Content = React.forwardRef(function Content(
  props: TreeItemContentProps,
  ref: React.Ref<HTMLDivElement>,
) {
  const { classes, className, label, nodeId, icon, expansionIcon, displayIcon } = props;
  const item = useTreeItem(nodeId);
  const states = [
    item.expanded && classes.expanded,
    item.selected && classes.selected,
    item.focused && classes.focused,
  ];

  return (
    <div
      ref={ref}
      className={[className, classes.root, ...states].filter(Boolean).join(' ')}
      onMouseDown={item.preventSelection}
    >
      <div className={classes.iconContainer} onClick={item.handleExpansion}>
        {icon || expansionIcon || displayIcon}
      </div>
      <div className={classes.label} onClick={item.handleSelection}>
        {label}
      </div>
    </div>
  );
});

const Item = (props: TreeItemProps) => <TreeItem {...props} ContentComponent={Content} />;

export default function OpenByIconOnly() {
  return (
    <Box sx={{ minHeight: 130, width: '100%', maxWidth: 360 }}>
      <TreeView
        aria-label="Recipes"
        defaultExpanded={['soups']}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        <Item nodeId="soups" label="Soups">
          <Item nodeId="leek" label="Leek and potato" />
          <Item nodeId="lentil" label="Red lentil" />
        </Item>
        <Item nodeId="breads" label="Breads">
          <Item nodeId="rye" label="Rye" />
        </Item>
      </TreeView>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2, type UseTreeItem2Parameters } from '@mui/x-tree-view/useTreeItem2';
import { observatory } from './observatory';

const LinedGroup = styled(TreeItem2GroupTransition)(({ theme }) => ({
  marginInlineStart: 15,
  borderInlineStart: `1px dashed ${theme.palette.text.disabled}`,
}));

type BuiltItemProps = Omit<UseTreeItem2Parameters, 'rootRef'> &
  Omit<React.HTMLAttributes<HTMLLIElement>, 'onFocus'>;

const BuiltItem = React.forwardRef(function BuiltItem(
  { id, itemId, label, disabled, children, ...other }: BuiltItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef: ref });

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps(other)}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Label {...item.getLabelProps()} />
          <TreeItem2Checkbox
            {...item.getCheckboxProps()}
            inputProps={{ 'aria-label': String(label) }}
          />
        </TreeItem2Content>
        {children && <LinedGroup {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

const slots = { item: BuiltItem };

export default function BuildDeviceItem() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Devices with the checkbox behind the label"
        items={observatory}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['north', 'reflector', 'south']}
        slots={slots}
      />
    </Box>
  );
}

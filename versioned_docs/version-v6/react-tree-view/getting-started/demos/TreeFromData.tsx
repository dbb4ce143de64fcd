import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface Species {
  id: string;
  name: string;
  children?: Species[];
}

const owls: Species[] = [
  {
    id: 'strigidae',
    name: 'True owls',
    children: [
      { id: 'bubo', name: 'Eagle owl' },
      { id: 'athene', name: 'Little owl' },
    ],
  },
  { id: 'tytonidae', name: 'Barn owls', children: [{ id: 'tyto', name: 'Western barn owl' }] },
];

const renderItem = ({ id, name, children }: Species) => (
  <TreeItem key={id} nodeId={id} label={name}>
    {children?.map(renderItem)}
  </TreeItem>
);

export default function TreeFromData() {
  return (
    <Box sx={{ minHeight: 130 }}>
      <TreeView
        aria-label="Owls"
        defaultExpanded={['strigidae', 'tytonidae']}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        {owls.map(renderItem)}
      </TreeView>
    </Box>
  );
}

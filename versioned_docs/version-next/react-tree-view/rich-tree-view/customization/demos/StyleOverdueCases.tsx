import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { caseFiles } from './caseFiles';

const overdue = ['claim', 'draft'];

const slotProps = {
  item: ({ itemId }: { itemId: string }) => ({
    className: overdue.includes(itemId) ? 'overdue' : undefined,
  }),
};

export default function StyleOverdueCases() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Cases, overdue ones marked"
        items={caseFiles}
        defaultExpandedItems={['harbor', 'evidence', 'lease']}
        slotProps={slotProps}
        sx={{
          [`& .${treeItemClasses.content}`]: { py: 0.25, borderRadius: 0 },
          [`& .overdue > .${treeItemClasses.content}`]: {
            borderInlineStart: '4px solid',
            borderColor: 'error.main',
            fontStyle: 'italic',
          },
        }}
      />
    </Box>
  );
}

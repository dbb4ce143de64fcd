import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function ExpandChapterFromCode() {
  const apiRef = useSimpleTreeViewApiRef();

  const setQuestions = (shouldBeExpanded: boolean) =>
    apiRef.current?.setItemExpansion({ itemId: 'faq', shouldBeExpanded });

  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setQuestions(true)}>Show questions</Button>
        <Button onClick={() => setQuestions(false)}>Hide</Button>
      </Stack>
      <SimpleTreeView apiRef={apiRef} aria-label="Help">
        <TreeItem itemId="contact" label="Contact" />
        <TreeItem itemId="faq" label="Questions">
          <TreeItem itemId="noise" label="Why do my brakes squeal?" />
          <TreeItem itemId="pressure" label="Which tire pressure?" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { projects, type Project } from './projects';

const isArchived = (project: Project) => project.archived === true;

export default function FocusDisabledItems() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Box sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(_, checked) => setFocusable(checked)} />}
        label="Allow focus on archived projects"
      />
      <RichTreeView
        aria-label="Projects by keyboard"
        items={projects}
        isItemDisabled={isArchived}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['parks', 'roads']}
      />
    </Box>
  );
}

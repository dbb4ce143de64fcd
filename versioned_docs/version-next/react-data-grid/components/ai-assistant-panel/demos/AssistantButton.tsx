import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import Tooltip from '@mui/material/Tooltip';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { lampColumns, lamps, suggestions } from './lamps';
import { answerPrompt } from './promptServer';

function LampToolbar() {
  return (
    <Toolbar>
      <Tooltip title="AI assistant">
        <AiAssistantPanelTrigger render={<ToolbarButton />}>
          <AutoAwesomeIcon fontSize="small" />
        </AiAssistantPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: LampToolbar, aiAssistantPanel: GridAiAssistantPanel };

export default function AssistantButton() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        label="Lamps"
        rows={lamps}
        columns={lampColumns}
        showToolbar
        slots={slots}
        aiAssistant
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
        density="compact"
        hideFooter
      />
    </div>
  );
}

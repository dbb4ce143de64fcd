import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { lampColumns, lamps, suggestions } from './lamps';
import { answerPrompt } from './promptServer';

const plainButton = <button style={{ font: 'inherit', padding: '4px 10px' }} />;

function LampToolbar() {
  return (
    <Toolbar>
      <AiAssistantPanelTrigger
        className={({ open }) => (open ? 'assistant-open' : '')}
        render={<ToolbarButton render={plainButton} />}
      >
        Assistant
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: LampToolbar, aiAssistantPanel: GridAiAssistantPanel };

export default function PlainAssistantButton() {
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

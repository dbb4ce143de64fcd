import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { guitarColumns, guitars } from './guitars';
import { answerPrompt } from './promptServer';

const slots = { aiAssistantPanel: GridAiAssistantPanel };
const suggestions = [
  { value: 'sort by price' },
  { value: 'group by style and total stock' },
  { value: 'price over 500 and select 2' },
];

export default function AskTheGrid() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        label="Guitars"
        rows={guitars}
        columns={guitarColumns}
        showToolbar
        aiAssistant
        slots={slots}
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
        density="compact"
        hideFooter
      />
    </div>
  );
}

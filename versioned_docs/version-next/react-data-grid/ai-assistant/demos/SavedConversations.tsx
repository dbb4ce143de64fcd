import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPremium, GridAiAssistantPanel, type Conversation } from '@mui/x-data-grid-premium';
import { guitarColumns, guitars } from './guitars';
import { answerPrompt } from './promptServer';

const saved: Conversation[] = [
  {
    id: 'conversation-0',
    title: 'sort by price',
    prompts: [
      {
        value: 'sort by price',
        createdAt: new Date('2025-03-03T09:30:00Z'),
        variant: 'success',
        response: {
          conversationId: 'conversation-0',
          select: -1,
          filters: [],
          aggregation: {},
          sorting: [{ column: 'price', direction: 'asc' }],
          grouping: [],
          pivoting: {},
          chart: null,
        },
      },
    ],
  },
];
const slots = { aiAssistantPanel: GridAiAssistantPanel };

export default function SavedConversations() {
  const [conversations, setConversations] = React.useState(saved);
  const prompts = conversations.flatMap((conversation) => conversation.prompts);

  return (
    <div style={{ width: '100%' }}>
      <p role="status" style={{ margin: 0 }}>{`${prompts.length} prompts so far`}</p>
      <Button disabled={prompts.length === 0} onClick={() => setConversations([])}>
        Delete all
      </Button>
      <div style={{ height: 480 }}>
        <DataGridPremium
          label="Guitars"
          rows={guitars}
          columns={guitarColumns}
          showToolbar
          aiAssistant
          slots={slots}
          onPrompt={answerPrompt}
          aiAssistantConversations={conversations}
          onAiAssistantConversationsChange={setConversations}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { supplies, type Camp, type Supply } from './supplies';

function startDrag(event: React.DragEvent, name: string) {
  event.stopPropagation();
  event.dataTransfer.setData('text/plain', name);
}

interface CampTreeProps {
  camp: Camp;
  all: Supply[];
  selected: string | null;
  select: (name: string | null) => void;
  move: (name: string, camp: Camp) => void;
}

function CampTree({ camp, all, selected, select, move }: CampTreeProps) {
  const items = React.useMemo(() => {
    const children = all.filter((one) => one.camp === camp);
    return [
      { id: camp, label: camp, children: children.map(({ name: id }) => ({ id, label: id })) },
    ];
  }, [all, camp]);

  const itemProps = ({ itemId }: { itemId: string }) => ({
    slotProps: {
      root: {
        draggable: itemId !== camp,
        onDragStart: (event: React.DragEvent) => startDrag(event, itemId),
      },
    },
  });

  return (
    <Box
      sx={{ flex: '1 1 130px' }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        move(event.dataTransfer.getData('text/plain'), camp);
      }}
    >
      <RichTreeView
        id={camp.replace(' ', '-')}
        aria-label={camp}
        items={items}
        expandedItems={[camp]}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => select(itemId === camp ? null : itemId)}
        slotProps={{ item: itemProps }}
      />
    </Box>
  );
}

export default function DragBetweenTrees() {
  const [all, setAll] = React.useState(supplies);
  const [selected, select] = React.useState<string | null>('Lamp');
  const move = (name: string, camp: Camp) =>
    setAll((old) => [
      ...old.filter((one) => one.name !== name),
      ...old.filter((one) => one.name === name).map((one) => ({ ...one, camp })),
    ]);
  const shared = { all, selected, select, move };

  return (
    <Box sx={{ minHeight: 290, width: '100%', maxWidth: 420 }}>
      <Box sx={{ display: 'flex', gap: 1, minHeight: 32 }}>
        {all.map(({ name, camp }) =>
          camp ? null : (
            <Chip
              key={name}
              label={name}
              color={selected === name ? 'primary' : 'default'}
              onClick={() => select(name)}
              draggable
              onDragStart={(event) => startDrag(event, name)}
            />
          ),
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 1 }}>
        <CampTree camp="North camp" {...shared} />
        <CampTree camp="South camp" {...shared} />
      </Box>
      {(['North camp', 'South camp'] as const).map((camp) => (
        <Button key={camp} disabled={!selected} onClick={() => move(selected!, camp)}>
          To {camp}
        </Button>
      ))}
    </Box>
  );
}

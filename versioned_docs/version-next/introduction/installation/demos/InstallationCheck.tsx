import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const harbors = [
  {
    id: 'baltic',
    label: 'Baltic Sea',
    children: [
      { id: 'tallinn', label: 'Tallinn' },
      { id: 'turku', label: 'Turku' },
    ],
  },
  { id: 'aegean', label: 'Aegean Sea', children: [{ id: 'piraeus', label: 'Piraeus' }] },
];

export default function InstallationCheck() {
  return (
    <div style={{ minHeight: 170, width: 260 }}>
      <RichTreeView aria-label="Harbors" items={harbors} defaultExpandedItems={['baltic']} />
    </div>
  );
}

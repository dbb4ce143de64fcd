export interface CaseFile {
  id: string;
  label: string;
  type: 'folder' | 'text' | 'photo' | 'audio';
  children?: CaseFile[];
}

export const caseFiles: CaseFile[] = [
  {
    id: 'harbor',
    label: 'Harbor dispute',
    type: 'folder',
    children: [
      { id: 'claim', label: 'Claim letter', type: 'text' },
      {
        id: 'evidence',
        label: 'Evidence',
        type: 'folder',
        children: [
          { id: 'quay', label: 'Damaged quay', type: 'photo' },
          { id: 'witness', label: 'Witness interview', type: 'audio' },
        ],
      },
    ],
  },
  {
    id: 'lease',
    label: 'Lease of a mill',
    type: 'folder',
    children: [{ id: 'draft', label: 'Draft contract', type: 'text' }],
  },
];

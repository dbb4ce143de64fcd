import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function HighlightSection() {
  return (
    <FunnelChart
      title="Letters to the museum, from received to published"
      height={260}
      gap={2}
      enableKeyboardNavigation
      series={[
        {
          curve: 'bump',
          highlightScope: { highlight: 'item', fade: 'global' },
          sectionLabel: false,
          data: [
            { id: 'received', value: 230, label: 'Received' },
            { id: 'answered', value: 190, label: 'Answered' },
            { id: 'archived', value: 120, label: 'Archived' },
            { id: 'published', value: 34, label: 'Published' },
          ],
        },
      ]}
    />
  );
}

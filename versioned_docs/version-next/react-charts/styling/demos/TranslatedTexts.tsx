import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';

const german = { loading: 'Daten werden geladen …', noData: 'Keine Daten vorhanden' };

export default function TranslatedTexts() {
  return (
    <ChartsLocalizationProvider localeText={german}>
      <BarChart
        title="Besucher pro Tag"
        height={200}
        xAxis={[{ scaleType: 'band', data: ['Mo', 'Di', 'Mi', 'Do', 'Fr'] }]}
        yAxis={[{ min: 0, max: 300 }]}
        series={[]}
      />
    </ChartsLocalizationProvider>
  );
}

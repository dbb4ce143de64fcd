import { LineChart } from '@mui/x-charts/LineChart';

const levels = [31, 33, null, 36, 38, 39, null, null, null, null, 30, 27, null, 25, 24];

/** Estimates missing values by a straight line, in gaps of at most `longest` values. */
function fillShortGaps(values: (number | null)[], longest: number) {
  return values.map((value, index) => {
    const before = values.findLastIndex((other, at) => at < index && other !== null);
    const after = values.findIndex((other, at) => at > index && other !== null);
    if (value !== null || before < 0 || after < 0 || after - before > longest + 1) {
      return value;
    }
    const share = (index - before) / (after - before);
    return values[before]! + share * (values[after]! - values[before]!);
  });
}

export default function FillShortGaps() {
  return (
    <LineChart
      title="Soil moisture on 15 days, in percent; gaps of one day are bridged"
      height={280}
      xAxis={[{ data: levels.map((_, index) => index + 1), tickMinStep: 1 }]}
      yAxis={[{ min: 20, max: 45 }]}
      series={[
        {
          data: fillShortGaps(levels, 1),
          showMark: ({ index }) => levels[index] !== null,
          valueFormatter: (value, { dataIndex }) =>
            levels[dataIndex] === null ? 'No reading' : `${value}%`,
        },
      ]}
    />
  );
}

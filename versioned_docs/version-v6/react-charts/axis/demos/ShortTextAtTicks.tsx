import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';

/** `From 8:00 to 9:00` becomes `8`. */
function ShortLabel(props: ChartsTextProps) {
  return <ChartsText {...props} text={props.text.split(/[ :]/)[1] ?? ''} />;
}

export default function ShortTextAtTicks() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Calls to a help desk by hour of the day</figcaption>
      <BarChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[
          {
            id: 'hours',
            scaleType: 'band',
            data: [8, 9, 10, 11, 12, 13],
            valueFormatter: (hour: number) => `From ${hour}:00 to ${hour + 1}:00`,
            tickLabelInterval: () => true,
          },
        ]}
        bottomAxis={{ axisId: 'hours', slots: { axisTickLabel: ShortLabel } }}
        series={[{ data: [14, 37, 52, 48, 21, 33] }]}
      />
    </figure>
  );
}

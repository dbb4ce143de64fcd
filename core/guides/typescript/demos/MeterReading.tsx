import Stack from '@mui/material/Stack';
import {
  styled,
  ThemeProvider,
  useThemeProps,
  type ComponentsOverrides,
  type ComponentsProps,
  type Theme,
} from '@mui/material/styles';

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    AppMeter: MeterProps;
  }
  interface ComponentNameToClassKey {
    AppMeter: 'root';
  }
  interface Components<Theme = unknown> {
    AppMeter?: {
      defaultProps?: ComponentsProps['AppMeter'];
      styleOverrides?: ComponentsOverrides<Theme>['AppMeter'];
    };
  }
}

const MeterRoot = styled('p', { name: 'AppMeter', slot: 'Root' })({ margin: 0 });

function Meter(inProps: MeterProps) {
  const { label, value, unit } = useThemeProps({ props: inProps, name: 'AppMeter' });
  return (
    <MeterRoot>
      {label}: {value} {unit}
    </MeterRoot>
  );
}

const AppMeter = {
  defaultProps: { unit: 'kWh' },
  styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } },
};
const withMeters = (outer: Theme): Theme => ({
  ...outer,
  components: { ...outer.components, AppMeter },
});

export default function MeterReading() {
  return (
    <ThemeProvider theme={withMeters}>
      <Stack spacing={1} sx={{ typography: 'body1', color: 'text.primary' }}>
        <Meter label="Heat pump" value={412} />
        <Meter label="Car charger" value={96} />
        <Meter label="Water" value={7.5} unit="m³" />
      </Stack>
    </ThemeProvider>
  );
}

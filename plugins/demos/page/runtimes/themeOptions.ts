import { BASE_RADIUS } from '../../../../src/brand/measures';
import type { DemoSettings, PaletteColors } from '../../shared/types';
import { contrastText } from '../../shared/contrastText';

/** Default props on a dense page: the smaller sizes of the components. */
const DENSE_PROPS = {
  MuiButton: { size: 'small' },
  MuiChip: { size: 'small' },
  MuiFab: { size: 'small' },
  MuiFormControl: { size: 'small' },
  MuiIconButton: { size: 'small' },
  MuiList: { dense: true },
  MuiListItem: { dense: true },
  MuiMenuItem: { dense: true },
  MuiSelect: { size: 'small' },
  MuiTable: { size: 'small' },
  MuiTextField: { size: 'small' },
  MuiToggleButtonGroup: { size: 'small' },
  MuiToolbar: { variant: 'dense' },
  MuiDataGrid: { density: 'compact' },
  MuiPickersTextField: { size: 'small' },
} as const;

type DefaultProps = Readonly<Record<string, object>>;

/** Default props of the demo's components by theme key, in the format of `props` in the theme options of Material 4. */
export function defaultProps({ dense }: Pick<DemoSettings, 'dense'>): DefaultProps {
  return dense ? DENSE_PROPS : {};
}

/** The same with further default props, in the format of `components` in the theme options of Material 5 and newer. */
export function componentOptions(
  settings: Pick<DemoSettings, 'dense'>,
  others: DefaultProps = {},
): Record<string, { defaultProps: object }> {
  const own = defaultProps(settings);
  const names = Object.keys({ ...own, ...others });
  return Object.fromEntries(
    names.map((name) => [name, { defaultProps: { ...own[name], ...others[name] } }]),
  );
}

/** Options shared by the themes of all versions. */
export function baseOptions({ direction, spacing }: Pick<DemoSettings, 'direction' | 'spacing'>) {
  return { direction, spacing, shape: { borderRadius: BASE_RADIUS } };
}

/** Returns the reader's colors as palettes, with the text color on each, in a format that all versions accept. */
export function paletteOptions(colors: PaletteColors): PaletteColors {
  return Object.fromEntries(
    Object.entries(colors).map(([name, { main }]) => [
      name,
      { main, contrastText: contrastText(main) },
    ]),
  );
}

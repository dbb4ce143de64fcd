import path from 'node:path';
import { render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { SERVER_SETTINGS } from '../../shared/demoSettings';
import { localizeDemo } from '../../shared/localizeDemo';
import type { VersionRuntime } from '../../shared/runtime';
import type { DefaultProps } from '../../shared/types';
import { DOCS_VERSIONS } from '../../../../src/versions';
import { findLocaleFile } from '../../shared/localeFile';

const siteDir = path.join(__dirname, '../../../..');
const translated = DOCS_VERSIONS.filter(
  (version) => findLocaleFile(siteDir, version, 'zh') !== null,
);

function openVersion(folder: string) {
  const workspace = path.join(siteDir, folder);
  const load = (module: string): unknown =>
    jest.requireActual(require.resolve(module, { paths: [workspace] }));
  return {
    load,
    runtime: jest.requireActual<VersionRuntime>(path.join(workspace, '_runtime')),
    ...jest.requireActual<{ defaultProps: DefaultProps }>(
      path.join(workspace, '_runtime/locales/zh'),
    ),
  };
}

test('provides Chinese texts for every version with translated packages', () => {
  expect(translated.map(({ name }) => name).sort()).toEqual(
    DOCS_VERSIONS.map(({ name }) => name)
      .filter((name) => name !== 'v4')
      .sort(),
  );
});

test.each(translated)('provides Chinese texts for the core components of $label', ({ folder }) => {
  const { runtime, defaultProps, load } = openVersion(folder);
  const { default: Breadcrumbs } = load('@mui/material/Breadcrumbs') as {
    default: ComponentType<{ maxItems: number; children: ReactNode }>;
  };
  const Trail = () => (
    <Breadcrumbs maxItems={2}>
      <a href="/">Shop</a>
      <a href="/orders">Orders</a>
      <a href="/orders/7">Order 7</a>
    </Breadcrumbs>
  );
  const Demo = localizeDemo(Trail, runtime, defaultProps);
  render(
    <runtime.DemoRoot settings={SERVER_SETTINGS}>
      <Demo />
    </runtime.DemoRoot>,
  );
  expect(screen.getByRole('button', { name: '展开' })).toBeDefined();
});

test.each(translated.filter(({ name }) => name !== 'core'))(
  'provides Chinese texts and dates for the pickers of $label',
  ({ folder }) => {
    const { runtime, defaultProps, load } = openVersion(folder);
    const { LocalizationProvider } = load('@mui/x-date-pickers/LocalizationProvider') as {
      LocalizationProvider: ComponentType<{ dateAdapter: unknown; children: ReactNode }>;
    };
    const { AdapterDayjs } = load('@mui/x-date-pickers/AdapterDayjs') as { AdapterDayjs: unknown };
    const { StaticDatePicker } = load('@mui/x-date-pickers/StaticDatePicker') as {
      StaticDatePicker: ComponentType<Record<string, unknown>>;
    };
    const dayjs = load('dayjs') as (date: string) => unknown;
    const Demo = localizeDemo(
      () => (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <StaticDatePicker
            value={dayjs('2025-04-17')}
            onChange={() => {}}
            renderInput={() => <input />}
          />
        </LocalizationProvider>
      ),
      runtime,
      defaultProps,
    );
    render(
      <runtime.DemoRoot settings={SERVER_SETTINGS}>
        <Demo />
      </runtime.DemoRoot>,
    );
    expect(screen.getByRole('button', { name: '上个月' })).toBeDefined();
    expect(screen.getAllByText(/四月|4月/).length).toBeGreaterThan(0);
  },
);

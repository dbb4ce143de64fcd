import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as Mui from '@mui/material';
import * as badgeModule from '@mui/material/Badge';
import ButtonBase from '@mui/material/ButtonBase';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import InputBase from '@mui/material/InputBase';
import * as modalModule from '@mui/material/Modal';
import NoSsr from '@mui/material/NoSsr';
import Popper from '@mui/material/Popper';
import Portal from '@mui/material/Portal';
import * as sliderModule from '@mui/material/Slider';
import * as snackbarModule from '@mui/material/Snackbar';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import TrapFocus from '@mui/material/Unstable_TrapFocus';
import useAutocomplete from '@mui/material/useAutocomplete';

const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: React.ReactElement) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(<CacheProvider value={cache}>{element}</CacheProvider>);
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

const PORTS = ['Bergen', 'Hirtshals', 'Stavanger'];

function Search({ isKeySpread = false }: { readonly isKeySpread?: boolean }) {
  const search = useAutocomplete({ options: PORTS });
  return (
    <div>
      <div {...search.getRootProps()}>
        <label {...search.getInputLabelProps()}>Port</label>
        <input {...search.getInputProps()} />
      </div>
      {search.popupOpen && (
        <ul {...search.getListboxProps()}>
          {search.groupedOptions.map((option, index) => {
            const { key, ...props } = search.getOptionProps({ option, index });
            const all = { key, ...props };
            return isKeySpread ? (
              <li {...all}>{option}</li>
            ) : (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

describe('#packages', () => {
  test('`@mui/material` 6.5 depends on none of these packages', () => {
    const manifest = JSON.parse(
      readFileSync('node_modules/@mui/material/package.json', 'utf8'),
    ) as Record<string, Record<string, string> | string>;
    expect(manifest.version).toMatch(/^6\.5\./);
    for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
      const names = Object.keys(manifest[kind] ?? {});
      expect(names.filter((name) => /base/.test(name))).toEqual([]);
    }
    expect(Object.keys(manifest.dependencies as object)).toContain('@mui/system');
  });
});

describe('#available', () => {
  test('The components in the table add no rules to the stylesheets; some set inline styles for position and size', () => {
    for (const element of [
      <ClickAwayListener key="listener" onClickAway={() => undefined}>
        <b />
      </ClickAwayListener>,
      <NoSsr key="ssr">
        <b />
      </NoSsr>,
      <Popper key="popper" open anchorEl={document.body}>
        <b />
      </Popper>,
      <Portal key="portal">
        <b />
      </Portal>,
      <TextareaAutosize key="text" />,
      <TrapFocus key="trap" open>
        <div tabIndex={-1} />
      </TrapFocus>,
    ]) {
      expect(cssOf(element)).toBe('');
    }
    render(
      <Popper open anchorEl={document.body}>
        <b />
      </Popper>,
    );
    expect(screen.getByRole('tooltip').style.position).not.toBe('');
  });

  test("they reset the browser's styles, and have no visible border or background", () => {
    const button = cssOf(<ButtonBase />);
    expect(button).toMatch(/background-color:transparent;.*border:0;/);
    expect(button).not.toMatch(/background-color:(?!transparent)|border:[1-9]|box-shadow/);
    const input = cssOf(<InputBase />);
    expect(input).toMatch(/border:0;/);
    expect(input).not.toMatch(/border(-bottom)?:[1-9]|background-color:(?!transparent)/);
  });

  test('neither `@mui/material` nor the folder of the component exports them', () => {
    const modules: [string, object][] = [
      ['useSlider', sliderModule],
      ['useBadge', badgeModule],
      ['useModal', modalModule],
      ['useSnackbar', snackbarModule],
    ];
    for (const [name, module] of modules) {
      expect(Object.keys(module).map((key) => key.toLowerCase())).not.toContain(name.toLowerCase());
      expect(Mui).not.toHaveProperty(name);
    }
    expect(sliderModule).toHaveProperty('sliderClasses');
    expect(Mui).toHaveProperty('useAutocomplete');
  });
});

describe('#use-autocomplete', () => {
  afterEach(() => jest.restoreAllMocks());

  test('It filters, opens the list, handles the keyboard and sets the ARIA attributes', async () => {
    const { container } = render(<Search />);
    const input = screen.getByRole('combobox', { name: 'Port' });
    expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(input, 'ber');
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bergen']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(input).toHaveValue('Bergen');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(container.innerHTML).not.toMatch(/css-|MuiAutocomplete/);
  });

  test('take it out before you spread the other props, because React logs an error about a spread key', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { unmount } = render(<Search />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(log).not.toHaveBeenCalled();
    unmount();
    render(<Search isKeySpread />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(log.mock.calls.flat().map(String).join(' ')).toContain('"key" prop is being spread');
  });

  test('The hook sets the class `Mui-focused` on the highlighted option, and `aria-selected` on the chosen one', async () => {
    render(<Search />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [first, second] = screen.getAllByRole('option');
    expect(first).not.toHaveClass('Mui-focused');
    expect(second).toHaveClass('Mui-focused');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    const selected = screen
      .getAllByRole('option')
      .filter((option) => option.getAttribute('aria-selected') === 'true');
    expect(selected.map(({ textContent }) => textContent)).toEqual(['Hirtshals']);
  });
});

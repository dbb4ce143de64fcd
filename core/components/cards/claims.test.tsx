import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('The padding is 16 pixels; a `CardContent` at the end of the card has 24 pixels at the bottom', () => {
    render(
      <Card>
        <CardContent>First</CardContent>
        <CardActions />
        <CardContent>Last</CardContent>
      </Card>,
    );
    const first = getComputedStyle(screen.getByText('First'));
    const last = getComputedStyle(screen.getByText('Last'));
    expect([first.paddingTop, first.paddingBottom]).toEqual(['16px', '16px']);
    expect([last.paddingTop, last.paddingBottom]).toEqual(['16px', '24px']);
  });

  test('`variant="outlined"` draws a border instead of the shadow, and `raised` draws a deeper shadow with an elevation of 8', () => {
    const { rerender } = render(<Card variant="outlined" />);
    expect(find('.MuiCard-root')).toHaveClass('MuiPaper-outlined');
    rerender(<Card raised />);
    expect(find('.MuiCard-root')).toHaveClass('MuiPaper-elevation8');
    rerender(<Card />);
    expect(find('.MuiCard-root')).toHaveClass('MuiPaper-elevation1');
  });
});

describe('#header', () => {
  test('The title is a `<span>` in the `h5` variant, or in `body2` next to an avatar', () => {
    const { rerender } = render(<CardHeader title="Soup" />);
    expect(screen.getByText('Soup')).toHaveClass('MuiTypography-h5');
    expect(screen.getByText('Soup').tagName).toBe('SPAN');
    rerender(<CardHeader title="Soup" avatar={<Avatar />} />);
    expect(screen.getByText('Soup')).toHaveClass('MuiTypography-body2');
  });

  test("To make it a heading, set `slotProps={{ title: { component: 'h3' } }}`", () => {
    render(<CardHeader title="Soup" slotProps={{ title: { component: 'h3' } }} />);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Soup');
  });
});

describe('#media', () => {
  test('The `<div>` has `role="img"`', () => {
    render(<CardMedia image="/a.png" />);
    expect(screen.getByRole('img').tagName).toBe('DIV');
    expect(screen.getByRole('img')).not.toHaveAccessibleName();
  });

  test('`component` can also be `video`, `audio` or `iframe`; `image` is then their `src`', () => {
    for (const component of ['video', 'audio', 'iframe'] as const) {
      const { unmount } = render(<CardMedia component={component} image="/a" />);
      expect(find('.MuiCardMedia-root').tagName).toBe(component.toUpperCase());
      expect(find('.MuiCardMedia-root')).toHaveAttribute('src', '/a');
      unmount();
    }
  });
});

describe('#clickable', () => {
  test('a click on the inner button also clicks the area', async () => {
    const clicked: string[] = [];
    render(
      // React reports a <button> in a <button> only once, and the last section needs that report.
      <CardActionArea component="div" onClick={() => clicked.push('area')}>
        <button onClick={() => clicked.push('button')}>Book</button>
      </CardActionArea>,
    );
    await userEvent.click(screen.getByText('Book'));
    expect(clicked).toEqual(['button', 'area']);
  });
});

describe('#accessibility', () => {
  test('A card is a `<div>` without a role', () => {
    render(<Card />);
    expect(find('.MuiCard-root').tagName).toBe('DIV');
    expect(find('.MuiCard-root')).not.toHaveAttribute('role');
  });

  test('`CardActionArea` is a `<button>`, or an `<a>` with `href`', () => {
    const { rerender } = render(<CardActionArea>Open</CardActionArea>);
    expect(find('.MuiCardActionArea-root').tagName).toBe('BUTTON');
    rerender(<CardActionArea href="/open">Open</CardActionArea>);
    expect(find('.MuiCardActionArea-root').tagName).toBe('A');
  });
});

describe('#troubleshooting', () => {
  test('A button is inside the action area', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = render(
      <CardActionArea>
        <div>Old town</div>
      </CardActionArea>,
    );
    expect(report).not.toHaveBeenCalled();
    unmount();
    render(
      <CardActionArea>
        <button>Book</button>
      </CardActionArea>,
    );
    const [text, ...parts] = report.mock.calls[0] as string[];
    expect(text).toContain('%s cannot appear as a descendant of <%s>');
    expect(parts.slice(0, 2)).toEqual(['<button>', 'button']);
  });

  test('A card has `overflow: hidden`', () => {
    render(<Card />);
    expect(getComputedStyle(find('.MuiCard-root')).overflow).toBe('hidden');
  });

  test('`CardMedia` has nothing to show', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<CardMedia />);
    expect(report.mock.calls.flat().join(' ')).toContain(
      'Either `children`, `image`, `src` or `component` prop must be specified',
    );
  });
});

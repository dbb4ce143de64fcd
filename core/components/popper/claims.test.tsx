import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Popper, { type PopperProps } from '@mui/material/Popper';

const show = (props: Partial<PopperProps>) => {
  const anchor = document.createElement('button');
  document.body.append(anchor);
  return render(<Popper open anchorEl={anchor} children="Legend" {...props} />);
};

afterEach(() => document.body.replaceChildren());

describe('#anchor', () => {
  test('`anchorEl` is the element that the popper is attached to, and `open` shows the popper', () => {
    show({ open: false });
    expect(screen.queryByText('Legend')).toBeNull();
    show({});
    expect(screen.getByText('Legend')).toBeVisible();
  });

  test('`placement` is `bottom` by default', () => {
    const content = jest.fn(() => 'Legend');
    show({ children: content });
    expect(content).toHaveBeenLastCalledWith(expect.objectContaining({ placement: 'bottom' }));
  });

  test('The popper is rendered at the end of the page, unless `disablePortal` is set', () => {
    const { container, unmount } = show({});
    expect(container.querySelector('.MuiPopper-root')).toBeNull();
    unmount();
    const inside = show({ disablePortal: true });
    expect(inside.container).toHaveTextContent('Legend');
  });

  test('It has no `z-index`', () => {
    show({});
    const { zIndex } = getComputedStyle(screen.getByRole('tooltip'));
    expect(['', 'auto']).toContain(zIndex);
  });
});

describe('#close', () => {
  test('A popper stays open until `open` is false', async () => {
    show({});
    await userEvent.click(document.body);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Legend')).toBeVisible();
  });
});

describe('#transition', () => {
  test('With `transition`, children is a function that receives `TransitionProps` and `placement`', () => {
    const content = jest.fn(() => 'Legend');
    show({ transition: true, children: content });
    expect(content).toHaveBeenLastCalledWith({
      placement: 'bottom',
      TransitionProps: expect.objectContaining({ in: true }),
    });
  });
});

describe('#accessibility', () => {
  test('The popper has `role="tooltip"` by default', () => {
    show({});
    expect(screen.getByRole('tooltip')).toHaveTextContent('Legend');
  });
});

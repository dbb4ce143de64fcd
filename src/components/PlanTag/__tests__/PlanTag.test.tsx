import { render, screen } from '@testing-library/react';
import PlanTag from '..';

test('shows the plan and says what it stands for', () => {
  render(
    <h2>
      Sort by several columns <PlanTag plan="pro" />
    </h2>,
  );
  expect(screen.getByRole('img', { name: 'Pro plan' }).textContent).toBe('Pro');
  expect(screen.getByRole('heading', { name: 'Sort by several columns Pro plan' })).toBeTruthy();
});

test('stops the build of a page that asks for a plan which does not exist', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<PlanTag plan={'gold' as 'pro'} />)).toThrow(
    '<PlanTag plan="gold" />: there is no such plan. Valid plans: pro, premium.',
  );
});

/** Where parts of a page stand: at its distance from both sides, and from what stands over them. */
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Section } from '@/ui/kit/SectionHead';
import { render } from '../../../setup/render';

it.each(['alone', 'next'] as const)('rows that can be pressed stand as a card does: %s', async (place) => {
  const view = await render(
    <>
      <Card place={place}>纸</Card>
      <Cells place={place} className="own">
        <Cell label="门店" />
      </Cells>
    </>,
  );
  expect([...view.container.children].map((one) => one.classList.contains(place))).toEqual([true, true]);
  expect(view.container.children[1]?.classList.contains('own')).toBe(true);
});

it('rows in a sheet have no place of their own', async () => {
  const view = await render(
    <Cells>
      <Cell label="门店" />
    </Cells>,
  );
  expect(view.container.firstElementChild?.className).toBe('cells');
});

describe('Section', () => {
  it('is its head and what belongs to it, at a distance', async () => {
    const onMore = jest.fn();
    const view = await render(
      <Section title="快见底" note="两种" onMore={onMore}>
        <b>岩茶</b>
      </Section>,
    );
    const part = view.container.firstElementChild!;
    expect([part.className, part.textContent]).toEqual(['section', '快见底两种全部岩茶']);
    expect(view.byRole('heading', '快见底')).toBeTruthy();
    await view.tap(view.byRole('link', '快见底，全部'));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('stands nearer where parts are short, and may be a head alone', async () => {
    const view = await render(<Section near title="经过" />);
    expect([view.container.firstElementChild?.className, view.container.textContent]).toEqual(['near', '经过']);
  });
});

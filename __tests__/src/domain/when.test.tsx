/** Days and hours of forms: chosen on our own calendar, in our own language. */
import { useState } from 'react';
import { WhenInput } from '@/domain/when/WhenInput';
import type { WhenInputProps } from '@/domain/when/whenInputProps';
import { Sheet } from '@/ui/kit/Sheet';
import { fakeTimers, pass, stage, visit } from '../ui/stage';
import { render, type View } from '../../setup/render';

/** 2026-06-16 in Shanghai, as the fake clock has it. */
const NOW = Date.UTC(2026, 5, 16, 2);
let view: View;
const onInput = jest.fn();

function Bench(props: Partial<WhenInputProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <div className="page">
      <Sheet open title="新盘点" onClose={jest.fn()}>
        <WhenInput
          label="截止日期"
          mode="date"
          {...props}
          value={value}
          onInput={(next) => {
            onInput(next);
            setValue(next);
          }}
        />
      </Sheet>
    </div>
  );
}

async function open(props: Partial<WhenInputProps> = {}) {
  const scene = stage();
  scene.clock.advance(NOW - scene.clock.now());
  visit({ path: '/outbound/pages/takeStock' });
  view = await render(scene.wrap(<Bench {...props} />));
  await pass(100);
  await press(new RegExp(`^${props.label ?? '截止日期'}，`));
  await pass(500);
}
async function press(name: string | RegExp) {
  await view.tap(view.byRole('button', name));
  await pass(50);
}

beforeEach(() => {
  fakeTimers();
  jest.setSystemTime(NOW);
  onInput.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a day is chosen with one touch, in this month or another', async () => {
  await open();
  expect(view.hasText('2026 年 6 月')).toBe(true);
  await press('下个月');
  await press('7月1日');
  expect(onInput.mock.calls).toEqual([['2026-07-01']]);
  await pass(500);
  expect(view.byRole('button', '截止日期，2026-07-01')).toBeTruthy();
  expect(view.hasText('2026 年 7 月')).toBe(false);
});

it('lies over the sheet in which its field stands', async () => {
  await open();
  const [field, own] = ['新盘点', '截止日期'].map((name) => view.byRole('dialog', name)) as [HTMLElement, HTMLElement];
  expect(field.contains(own)).toBe(false);
  expect(own.closest('.page')).not.toBeNull();
});

it('a day that cannot be chosen says so, and the months beyond are not gone to', async () => {
  await open({ earliest: '2026-06-10', latest: '2026-06-16' });
  expect(view.byRole('button', '6月9日').getAttribute('aria-disabled')).toBe('true');
  expect(view.byRole('button', '6月16日').getAttribute('aria-disabled')).not.toBe('true');
  for (const name of ['6月17日', '上个月', '下个月'])
    expect(view.byRole('button', name).getAttribute('aria-disabled')).toBe('true');
});

it('a birthday begins with the years, then the month, then the day', async () => {
  await open({ label: '生日', birthday: true, latest: '2026-06-16' });
  await press('1994');
  await press('3 月');
  await press('3月8日');
  expect(onInput.mock.calls).toEqual([['1994-03-08']]);
});

it('the name of a month leads to its year', async () => {
  await open({ value: '2026-06-01' });
  await press(/^2026 年 6 月/);
  await press('上一年');
  await press('12 月');
  await press('12月31日');
  expect(onInput.mock.calls).toEqual([['2025-12-31']]);
});

it('an hour and a minute are chosen and settled; what may be left out can be taken back', async () => {
  await open({ label: '开始', mode: 'time', value: '14:00', clearable: true });
  await view.tap(view.byRole('radio', '16'));
  await view.tap(view.allByRole('radio', '30')[0]!);
  await press('选 16:30');
  expect(onInput.mock.calls).toEqual([['16:30']]);
  await pass(500);
  await press(/^开始，/);
  await pass(500);
  await press('不选时间');
  expect(onInput.mock.calls.at(-1)).toEqual(['']);
});

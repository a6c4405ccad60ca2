/** Being told outside the app: asked for on the press of the act, at most once a day when it was refused, and never in the way of the act. */
import { fakeTimers, pass, pending, stage, visit, type Stage } from '../ui/stage';
import { View } from '@tarojs/components';
import type { DataOf, NoticeTemplate } from '@/contract';
import { platform } from '@/core/platform';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { Button } from '@/ui/kit/Button';
import { useAction } from '@/ui/shell';
import { render, type View as Shown } from '../../setup/render';
import { MEMBER, NOW } from '../contract/fixtures';
import { answer, fields, OFFLINE, sent, type Answers } from '../ui/answers';

const settings = { order: true, service: true, marketing: true, team: true, table: true, sms: false, sound: true };
const TEMPLATES: NoticeTemplate[] = [
  { id: 'T1', title: '订单与物流', box: 'order', left: 0 },
  { id: 'T2', title: '预约与售后', box: 'service', left: 0 },
];
const known = (part: Partial<DataOf<'notify.settings'>> = {}): DataOf<'notify.settings'> => ({
  ...{ settings, templates: TEMPLATES, bound: true },
  ...part,
});

let set: Stage;
let view: Shown;
let ask: jest.SpyInstance;
const done: string[] = [];

function Page() {
  const askNotice = useAskNotice();
  const order = useAction(async () => {
    await askNotice('order');
    done.push('order');
  });
  const book = useAction(async () => {
    await askNotice('service');
    done.push('book');
  });
  return (
    <View>
      <Button onPress={() => void order.run()}>下单</Button>
      <Button onPress={() => void book.run()}>预约</Button>
    </View>
  );
}

async function open(answers: Answers = {}): Promise<void> {
  answer(set, { 'notify.settings': known(), 'notify.subscribe': { templates: TEMPLATES }, ...answers });
  visit({ path: '/pages/tea/index' });
  view = await render(set.wrap(<Page />));
  await pass(0);
}
async function press(name: string): Promise<void> {
  await view.tap(view.byRole('button', name));
  await pass(0);
}
const later = (ms = 2000) => void set.clock.advance(ms);

beforeEach(() => {
  fakeTimers();
  jest.setSystemTime(NOW);
  set = stage();
  done.length = 0;
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  jest.replaceProperty(platform.subscribe, 'available', true as never);
  ask = jest.spyOn(platform.subscribe, 'ask').mockImplementation((ids) => Promise.resolve([...ids]));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('the dialog opens within the press, the act follows its answer, and what was allowed is told', async () => {
  const answered = pending<string[]>();
  ask.mockReturnValue(answered.promise);
  await open();
  view.byRole('button', '下单').click();
  // Nothing was waited for: later the messenger would refuse.
  expect(ask).toHaveBeenCalledWith(['T1']);
  await pass(0);
  expect(done).toEqual([]);
  answered.resolve(['T1']);
  await pass(0);
  expect(done).toEqual(['order']);
  expect(JSON.parse(fields(sent(set, 'notify.subscribe')[0]).ids ?? '')).toEqual(['T1']);
});

it('what it asks for is read once, before anything is pressed', async () => {
  await open();
  await open();
  expect(sent(set, 'notify.settings')).toHaveLength(1);
});

it('refused, it is not asked again for this box today; the other box is, and tomorrow is another day', async () => {
  ask.mockResolvedValue([]);
  await open();
  await press('下单');
  later();
  await press('下单');
  expect(ask).toHaveBeenCalledTimes(1);
  later();
  await press('预约');
  expect(ask).toHaveBeenLastCalledWith(['T2']);
  later(86_400_000);
  await press('下单');
  expect(ask).toHaveBeenCalledTimes(3);
  expect(done).toEqual(['order', 'order', 'book', 'order']);
  expect(sent(set, 'notify.subscribe')).toEqual([]);
});

it('allowed, the next step of the same purchase does not ask again; the next purchase does', async () => {
  await open();
  await press('下单');
  later();
  await press('下单');
  expect(ask).toHaveBeenCalledTimes(1);
  later(600_000);
  await press('下单');
  expect(ask).toHaveBeenCalledTimes(2);
});

describe('never in the way of the act', () => {
  it.each([
    ['the dialog cannot be shown', () => Promise.reject(new Error('requestSubscribeMessage:fail'))],
    [
      'the messenger has no such call',
      () => {
        throw new TypeError('no function');
      },
    ],
  ])('%s: done, and not asked again today', async (_, fails) => {
    ask.mockImplementation(fails);
    await open();
    await press('下单');
    later();
    await press('下单');
    expect(done).toEqual(['order', 'order']);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(set.core.root.feedback.shown).toBeUndefined();
  });

  it('no answer at all: done after a while, and a late one still counts', async () => {
    const answered = pending<string[]>();
    ask.mockReturnValue(answered.promise);
    await open();
    await press('下单');
    later(15_000);
    await pass(15_000);
    expect(done).toEqual(['order']);
    answered.resolve(['T1']);
    await pass(0);
    expect(sent(set, 'notify.subscribe')).toHaveLength(1);
  });

  it('the server does not take it: nobody is bothered with that', async () => {
    await open({ 'notify.subscribe': OFFLINE });
    await press('下单');
    expect(done).toEqual(['order']);
    expect(set.core.root.feedback.shown).toBeUndefined();
  });
});

describe('nobody is asked', () => {
  it('in a browser, where nothing is read either', async () => {
    jest.replaceProperty(platform.subscribe, 'available', false as never);
    await open();
    await press('下单');
    expect(done).toEqual(['order']);
    expect(ask).not.toHaveBeenCalled();
    expect(sent(set, 'notify.settings')).toEqual([]);
  });

  it('who is not logged in', async () => {
    set = stage();
    await open();
    await press('下单');
    expect(done).toEqual(['order']);
    expect(sent(set, 'notify.settings')).toEqual([]);
  });

  it.each([
    ['whom the mini-program does not know', { bound: false }],
    ['whose shop has no template for it', { templates: TEMPLATES.filter(({ box }) => box !== 'order') }],
  ])('%s', async (_, part) => {
    await open({ 'notify.settings': known(part) });
    await press('下单');
    expect(done).toEqual(['order']);
    expect(ask).not.toHaveBeenCalled();
  });

  it('as long as it is not known what for', async () => {
    await open({ 'notify.settings': OFFLINE });
    await press('下单');
    expect(done).toEqual(['order']);
    expect(ask).not.toHaveBeenCalled();
  });
});

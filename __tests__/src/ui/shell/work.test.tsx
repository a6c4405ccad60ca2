import { useState } from 'react';
import { fakeTimers, lifeCycle, pass, pending, stage, visit } from '../stage';
import { RefusedError, type About } from '@/core/api';
import { useStores } from '@/core/stores';
import { texts } from '@/core/texts';
import { Button } from '@/ui/kit/Button';
import { TextField } from '@/ui/kit/TextField';
import { FeedbackHost } from '@/ui/shell/FeedbackHost';
import { useAction, type Action } from '@/ui/shell/useAction';
import { useForm, type Form } from '@/ui/shell/useForm';
import { useLeave } from '@/ui/shell/useLeave';
import { useLogin } from '@/ui/shell/guard';
import { render } from '../../../setup/render';
import { envelope } from '../../core/support';

let action: Action<[]>;
function Pay({ work }: { work: () => unknown }) {
  action = useAction(work);
  return (
    <>
      <Button busy={action.pending && '付款中'} onPress={action.run}>
        付款
      </Button>
      <FeedbackHost />
    </>
  );
}

beforeEach(() => {
  fakeTimers();
  visit({ path: '/pages/tea/index' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('useAction (rule 6.8)', () => {
  it('blocks a second click for 1.5 s with 请稍后点击！', async () => {
    const work = jest.fn().mockResolvedValue(undefined);
    const { clock, wrap } = stage();
    const view = await render(wrap(<Pay work={work} />));
    await view.tap(view.byRole('button', '付款'));
    clock.advance(1499);
    await view.tap(view.byRole('button', '付款'));
    expect(work).toHaveBeenCalledTimes(1);
    expect(view.hasText(texts.clickLater)).toBe(true);
    clock.advance(1);
    await view.tap(view.byRole('button', '付款'));
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('counts a click at once when the page is seen again after another one', async () => {
    const work = jest.fn().mockResolvedValue(undefined);
    const view = await render(stage().wrap(<Pay work={work} />));
    await view.tap(view.byRole('button', '付款'));
    await lifeCycle('onHide');
    await lifeCycle('onShow');
    await view.tap(view.byRole('button', '付款'));
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is pending while it runs', async () => {
    const answer = pending<void>();
    const view = await render(stage().wrap(<Pay work={() => answer.promise} />));
    await view.tap(view.byRole('button', '付款'));
    expect(view.byRole('button', '付款中').getAttribute('aria-disabled')).toBe('true');
    answer.resolve();
    await pass(0);
    expect(view.byRole('button', '付款')).toBeTruthy();
  });

  it('shows an unexpected error once, as the dialog 出错了, and leaves a refusal to the API', async () => {
    const work = jest
      .fn()
      .mockRejectedValueOnce(new RefusedError('x', 422, '库存不足', null))
      .mockRejectedValueOnce(new Error('boom'));
    const { core, clock, wrap } = stage();
    const view = await render(wrap(<Pay work={work} />));
    await view.tap(view.byRole('button', '付款'));
    expect(core.root.feedback.dialog).toBeUndefined();
    expect(core.root.feedback.shown).toBeUndefined();
    clock.advance(1500);
    await view.tap(view.byRole('button', '付款'));
    await pass(30);
    expect(view.byRole('alertdialog', /出错了.*boom/)).toBeTruthy();
    expect(view.byRole('button', texts.back)).toBeTruthy();
    expect(view.byRole('button', '首页')).toBeTruthy();
  });
});

describe('useLogin (rule 4.9)', () => {
  function Collect({ onDone }: { onDone: () => void }) {
    const guard = useLogin();
    return <Button onPress={() => guard(onDone)}>收藏</Button>;
  }

  it('sends a visitor to login after the toast and remembers the page', async () => {
    const { core, wrap } = stage();
    const done = jest.fn();
    const view = await render(wrap(<Collect onDone={done} />));
    await view.tap(view.byRole('button', '收藏'));
    expect(done).not.toHaveBeenCalled();
    expect(core.root.feedback.shown?.text).toBe(texts.loginFirst);
    expect(core.root.cache.get('backurl')).toBe('/pages/tea/index');
  });

  it('lets a member act', async () => {
    const { core, wrap } = stage();
    core.root.session.accept({ token: 'T' });
    const done = jest.fn();
    const view = await render(wrap(<Collect onDone={done} />));
    await view.tap(view.byRole('button', '收藏'));
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe('useForm', () => {
  let form: Form<{ name: string; mobile: string }>;
  let leave: () => Promise<boolean>;
  function Address() {
    form = useForm(
      { name: '', mobile: '' },
      {
        name: (name) => (name ? undefined : '请填收件人'),
        mobile: (mobile) => (/^1\d{10}$/.test(mobile) ? undefined : '少一位，请填 11 位手机号'),
      },
      'test-address',
    );
    leave = useLeave(form.dirty);
    return (
      <>
        <TextField label="收件人" {...form.bind('name')} />
        <TextField label="手机号" kind="tel" {...form.bind('mobile')} />
        <Button onPress={() => form.check()}>保存</Button>
        <FeedbackHost />
      </>
    );
  }

  it('says what to do, moves the keyboard to the first wrong field and keeps what was typed', async () => {
    const view = await render(stage().wrap(<Address />));
    await view.input(view.byLabel('手机号'), '1381234000');
    await view.tap(view.byRole('button', '保存'));
    expect(view.hasText('少一位，请填 11 位手机号')).toBe(true);
    expect(view.byLabel('手机号').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(view.byLabel('收件人'));
    expect((view.byLabel('手机号') as HTMLInputElement).value).toBe('1381234000');
    await view.input(view.byLabel('手机号'), '13812340001');
    expect(view.hasText('少一位')).toBe(false);
  });

  it.each([
    ['was empty', '', '138****0001', '138****0001'],
    ['was being typed', '1391234', '138****0001', '1391234'],
    ['stays unknown', '', '', ''],
  ])('fills what %s when its beginning is told after the form stands', async (_, typed, told, expected) => {
    let tell = (_mobile: string): void => undefined;
    let late: Form<{ name: string; mobile: string }> | undefined;
    function Late() {
      const [mobile, setMobile] = useState('');
      tell = setMobile;
      late = useForm({ name: '', mobile }, { mobile: (text) => (text ? undefined : '请填手机号') });
      return <TextField label="手机号" {...late.bind('mobile')} />;
    }
    const view = await render(stage().wrap(<Late />));
    if (typed) await view.input(view.byLabel('手机号'), typed);
    late?.check();
    tell(told);
    await pass(0);
    const field = view.byLabel('手机号') as HTMLInputElement;
    expect(field.value).toBe(expected);
    expect(view.hasText('请填手机号')).toBe(expected === '');
    expect(late?.dirty).toBe(typed !== '');
    // What the person empties stays empty.
    await view.input(field, '');
    await pass(0);
    expect(field.value).toBe('');
  });

  it('finds the draft again after the page was left, and forgets it once saved', async () => {
    const { wrap } = stage();
    const first = await render(wrap(<Address />));
    await first.input(first.byLabel('收件人'), '沈知遥');
    await first.unmount();
    const second = await render(wrap(<Address />));
    expect((second.byLabel('收件人') as HTMLInputElement).value).toBe('沈知遥');
    form.done();
    await pass(0);
    expect(form.dirty).toBe(false);
    await second.unmount();
    const third = await render(wrap(<Address />));
    expect((third.byLabel('收件人') as HTMLInputElement).value).toBe('');
  });

  it('asks before typed things are lost', async () => {
    const { core, wrap } = stage();
    const view = await render(wrap(<Address />));
    await expect(leave()).resolves.toBe(true);
    await view.input(view.byLabel('收件人'), '沈');
    const answer = leave();
    await pass(30);
    expect(view.byRole('alertdialog')).toBeTruthy();
    await view.tap(view.byRole('button', '继续填'));
    await expect(answer).resolves.toBe(false);
    expect(core.root.feedback.confirms).toHaveLength(0);
    form.done();
  });
});

describe('what the server refuses of a field (rule 3.8)', () => {
  const SENTENCE = '请填写正确的手机号';
  const refusedAt = (about: About) => envelope(null, 400, SENTENCE, about);
  let send: Action<[]>;
  function Sent({ rest }: { rest?: 'content' }) {
    const { api } = useStores();
    const form = useForm(
      { content: '茶', contact: '138', kind: '' },
      { content: (text) => (text ? undefined : '写几个字') },
    );
    const other = useForm({ memo: '' });
    send = useAction(async () => {
      if (form.check(rest) && other.check()) await api.call('shop.opinion', form.values);
    });
    return (
      <>
        <TextField label="内容" {...form.bind('content')} />
        <TextField label="联系方式" {...form.bind('contact')} />
        <TextField label="留言" {...other.bind('memo')} />
        <Button onPress={send.run}>发送</Button>
        <FeedbackHost />
      </>
    );
  }
  const sent = async (about: About, answered = refusedAt(about), rest?: 'content') => {
    const made = stage();
    made.transport.send.mockResolvedValue(answered);
    const view = await render(made.wrap(<Sent rest={rest} />));
    await view.tap(view.byRole('button', '发送'));
    await pass(0);
    return { ...made, view, toast: made.core.root.feedback.shown?.text };
  };

  it.each([
    ['contact', '联系方式'],
    ['content', '内容'],
    ['memo', '留言'],
  ])('stands at its field, which has the keyboard: %s', async (field, label) => {
    const { view, toast } = await sent({ field });
    expect(view.byLabel(label).getAttribute('aria-invalid')).toBe('true');
    expect(view.hasText(SENTENCE)).toBe(true);
    expect(document.activeElement).toBe(view.byLabel(label));
    expect(toast).toBeUndefined();
    await view.input(view.byLabel(label), '13800000001');
    expect(view.hasText(SENTENCE)).toBe(false);
  });

  it('one about no field stands once, under the field that was named for it', async () => {
    const { view, toast } = await sent({}, refusedAt({}), 'content');
    expect([view.byLabel('内容').getAttribute('aria-invalid'), view.hasText(SENTENCE), toast]).toEqual([
      'true',
      true,
      undefined,
    ]);
    await view.unmount();
    // No refusal: the network has nothing to do with what was typed.
    const lost = await sent({}, { status: 503, data: null } as never, 'content');
    expect([lost.view.byLabel('内容').getAttribute('aria-invalid'), lost.toast]).toEqual([
      null,
      '系统繁忙，请稍后再试',
    ]);
  });

  it.each([[{ field: 'kind' }], [{ field: 'requestId' }], [{}]])(
    'is a toast where no field is drawn that it is about: %j',
    async (about) => {
      const { toast } = await sent(about);
      expect(toast).toBe(SENTENCE);
    },
  );

  it('is a toast for whatever is sent without the form', async () => {
    const { core, transport, view, clock } = await sent({ field: 'contact' });
    transport.send.mockResolvedValue(refusedAt({ field: 'contact' }));
    await core.root.api.call('shop.opinion', { kind: '', content: '茶' }).catch(() => undefined);
    expect(core.root.feedback.shown?.text).toBe(SENTENCE);
    clock.advance(5000);
    await view.unmount();
    await core.root.api.call('shop.opinion', { kind: '', content: '叶' }).catch(() => undefined);
    expect(core.root.feedback.shown?.text).toBe(SENTENCE);
  });
});

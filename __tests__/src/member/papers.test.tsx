/** The papers of an application, whatever it asks for: licence, agreement, what is missing, and where a refusal stands. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { LicenseField, PapersSheet, usePapers } from '@/member/wholesale/Papers';
import { TextField } from '@/ui/kit/TextField';
import { useAction } from '@/ui/shell';
import { answer, Refusal } from '../ui/answers';

const bench = pageBench();
const press = async (name: string | RegExp, role = 'button') => {
  bench.set.clock.advance(1600);
  await bench.view.tap(bench.view.byRole(role, name));
  await pass(0);
};
const SENT = '已提交，1 个工作日内审核';
const WORDS = [
  [/执照|照片/, 'license'],
  [/手机/, 'mobile'],
] as const;

const TERMS = { code: 'merchant', title: '入驻约定', version: 'V2.1', updatedAt: 0, blocks: [] };

const form = { check: jest.fn<boolean, []>(), done: jest.fn() };
const apply = jest.fn<Promise<string>, [license: string]>();
const onSent = jest.fn();
const onClose = jest.fn();

interface Asked {
  code?: 'wholesale' | 'merchant';
  reason?: string;
  license?: string;
  lacks?: (string | false)[];
}

function Application({ code = 'merchant', lacks = [], ...before }: Asked) {
  const papers = usePapers<'mobile'>(form, before, WORDS);
  const send = useAction(() => papers.send([...lacks, papers.lacksLicense], apply, onSent));
  return (
    <PapersSheet code={code} papers={papers} open send={send} onClose={onClose}>
      <TextField label="手机号" value="" onInput={() => undefined} />
      {papers.refusal('mobile')}
      <LicenseField papers={papers} />
    </PapersSheet>
  );
}

async function open(asked: Asked = {}): Promise<void> {
  answer(bench.set, { 'legacy.joinAgreements': [TERMS] });
  bench.login();
  await bench.open('/member/pages/wholesale/index', () => <Application {...asked} />);
}

beforeEach(() => {
  jest.resetAllMocks();
  form.check.mockReturnValue(true);
  apply.mockResolvedValue('17');
});

describe('what is sent', () => {
  const PAPER = { license: '/sealed/a.webp' };

  it('goes with the licence, once what was typed is right and the agreement is ticked', async () => {
    await open(PAPER);
    expect(bench.view.hasText(/《入驻约定》 V2.1/)).toBe(true);
    await press(/入驻约定/, 'checkbox');
    await press('提交申请');
    expect(apply.mock.calls).toEqual([['/sealed/a.webp']]);
    expect(onSent.mock.calls).toEqual([['17']]);
    expect(form.done).toHaveBeenCalledTimes(1);
    expect(bench.toast()).toBe(SENT);
  });

  it.each<[missing: string, asked: Asked, ticked: boolean, said: string]>([
    ['its own, the first of them', { lacks: [false, '请选类目', '请选位置'] }, true, '请选类目'],
    ['the licence before the agreement', {}, false, '请上传营业执照照片'],
    ['the agreement last', PAPER, false, '请先阅读并同意协议'],
  ])('names what is missing: %s', async (_missing, asked, ticked, said) => {
    await open(asked);
    if (ticked) await press(/入驻约定/, 'checkbox');
    await press('提交申请');
    expect(bench.toast()).toBe(said);
    expect([apply, form.done, onSent].map((one) => one.mock.calls.length)).toEqual([0, 0, 0]);
  });

  it('waits for the typed fields: they say themselves what is wrong', async () => {
    form.check.mockReturnValue(false);
    await open();
    await press('提交申请');
    expect([bench.toast(), apply.mock.calls.length]).toEqual([undefined, 0]);
  });

  it('lacks the licence again when its picture is taken away', async () => {
    await open(PAPER);
    await press(/入驻约定/, 'checkbox');
    await press('移除第 1 张');
    await press('提交申请');
    expect(bench.toast()).toBe('请上传营业执照照片');
  });

  it('keeps what was typed when it does not arrive, and can be sent again', async () => {
    apply.mockRejectedValueOnce(new Error('断开'));
    await open(PAPER);
    await press(/入驻约定/, 'checkbox');
    await press('提交申请');
    expect([form.done.mock.calls.length, onSent.mock.calls.length]).toEqual([0, 0]);
    await press('提交申请');
    expect([form.done.mock.calls.length, onSent.mock.calls]).toEqual([1, [['17']]]);
  });

  it('leaves once, however often it is pressed, and says that it is on its way', async () => {
    apply.mockReturnValue(new Promise(() => undefined));
    await open(PAPER);
    await press(/入驻约定/, 'checkbox');
    await press('提交申请');
    await press('提交中');
    expect(apply).toHaveBeenCalledTimes(1);
  });
});

describe('a refusal', () => {
  /** What stands before it on the sheet. */
  const above = (reason: string) => bench.view.container.textContent?.split(`驳回原因：${reason}`)[0] ?? '';

  it.each([
    ['at the field that it names', '手机停机', ['手机号'], ['营业执照']],
    ['at the licence', '执照照片不清晰', ['手机号', '营业执照'], []],
    ['by the first of its words', '照片和手机都不对', ['手机号', '营业执照'], []],
    ['above all when it names none', '暂不招商', [], ['手机号', '营业执照']],
  ])('stands %s, once', async (_where, reason, before, after) => {
    await open({ reason });
    expect(bench.view.container.textContent?.split('驳回原因：')).toHaveLength(2);
    for (const label of before) expect(above(reason)).toContain(label);
    for (const label of after) expect(above(reason)).not.toContain(label);
  });

  it('is not said where there was none', async () => {
    await open();
    expect(bench.view.hasText(/驳回原因/)).toBe(false);
  });
});

describe('the sheet', () => {
  it.each([
    ['wholesale', '申请批发商'],
    ['merchant', '申请商家入驻'],
  ] as const)('of %s says what is applied for, and can be closed', async (code, title) => {
    await open({ code });
    expect(bench.view.byRole('dialog', title)).toBeTruthy();
    await press('关闭');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has its agreement’s own name while the text has not come', async () => {
    await open();
    answer(bench.set, { 'legacy.joinAgreements': new Refusal(500, '服务器内部错误') });
    await bench.open('/member/pages/wholesale/index', () => <Application code="wholesale" />);
    expect(bench.view.hasText('《批发商协议》')).toBe(true);
  });
});

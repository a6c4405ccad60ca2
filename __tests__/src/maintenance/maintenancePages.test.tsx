/** Keeping clients on the phone: 我的维护, 写维护, 邀约, 来访计划, 拜访计划. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { ComponentType } from 'react';
import type { ClientCard, ComeVisit, InviteRow, MaintRow, PlanRow, VisitPlan } from '@/contract';
import ComeVisitPage from '@/maintenance/pages/comeVisitPlan';
import InvitePage from '@/maintenance/pages/myinvitsave';
import MaintenancePage from '@/maintenance/pages/mymaintenance';
import MaintSavePage from '@/maintenance/pages/mymaintsave';
import VisitPlanPage from '@/maintenance/pages/visitPlan';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { EMPLOYEE, MEMBER, NOW, pageOf, STORE } from '../contract/fixtures';

const bench = pageBench();
const STAFF = { ...MEMBER, roles: ['member', 'staff'], areas: ['client', 'visit'], employee: EMPLOYEE };
beforeEach(() => bench.login(STAFF));
const HOUR = 3_600_000;

const client: ClientCard = {
  id: '720002',
  name: '周明远',
  gender: 'male',
  level: 'A',
  stage: 'intent',
  type: 'company',
  company: '明远文化',
  mobile: '13900000001',
  avatar: '',
  tags: [],
  owner: '李牧之',
  ownerId: '10102',
  overdue: false,
  dealAmount: 0,
};
const DICT = {
  ...{ levels: [], stages: [], types: [], sources: [], tags: [], employees: [] },
  ways: [],
  purposes: [{ value: 'tasting', label: '品鉴' }],
  stores: [{ value: '1', label: '叶间·西湖总店' }],
};
const plan = (part: Partial<PlanRow> = {}): PlanRow => ({
  ...{
    id: '1',
    kind: 'maint',
    client,
    at: NOW + HOUR,
    content: '问问茶喝完没有',
    status: 'prepared',
    owner: '李牧之',
    remindMin: 0,
  },
  ...part,
});
const maint = (part: Partial<MaintRow> = {}): MaintRow => ({
  ...{
    id: '5',
    client,
    way: 'phone',
    content: '电话聊了十分钟，月底来拿茶。',
    photos: [],
    place: '',
    by: '李牧之',
    at: NOW - HOUR,
    canEdit: true,
  },
  ...part,
});
const invite = (part: Partial<InviteRow> = {}): InviteRow => ({
  ...{
    id: '7',
    purpose: 'tasting',
    store: STORE,
    at: NOW + 72 * HOUR,
    minutes: 120,
    party: 2,
    note: '留了靠窗的位置',
    status: 'sent',
  },
  ...{
    token: 'T',
    url: 'https://yejian.example/h5/maintenance/pages/myinvitsave?token=T',
    calendar: 'https://yejian.example/calendar/invite/T.ics',
  },
  ...{ by: EMPLOYEE, tel: '0571-87960001', answer: '', answerUntil: NOW + 72 * HOUR },
  ...part,
});
const come = (part: Partial<ComeVisit> = {}): ComeVisit => ({
  ...{
    id: '8',
    client,
    store: STORE,
    at: NOW + HOUR,
    minutes: 120,
    party: 2,
    prepare: '素席',
    status: 'prepared',
    owner: '李牧之',
    canEdit: true,
  },
  ...part,
});
const stop = (id: string, part: Partial<VisitPlan['stops'][number]> = {}): VisitPlan['stops'][number] => ({
  ...{
    id,
    client: { ...client, id: `72000${id}`, name: `客户${id}` },
    address: '西湖区西溪路 518 号',
    at: NOW,
    purpose: '送茶样',
    status: 'waiting',
    reason: '',
  },
  geo: { lat: 30.25, lng: 120.15 },
  ...part,
});
const route = (part: Partial<VisitPlan> = {}): VisitPlan => ({
  ...{ id: '9', date: '2023-11-15', owner: '李牧之', status: 'underway', reason: '', done: 1, total: 2, canEdit: true },
  stops: [stop('1', { status: 'done', result: '定了两饼' }), stop('2')],
  ...part,
});
const WEEK = Array.from('一二三四五六日', (label, i) => ({
  key: `2023-11-${13 + i}`,
  label,
  value: i === 2 ? '2' : '',
}));

const open = async (path: string, Page: ComponentType, answers: Answers, params: Record<string, string> = {}) => {
  answer(bench.set, { 'member.my': STAFF, ...answers });
  await bench.open(path, Page, params);
  await pass(0);
};

describe('/maintenance/pages/mymaintenance', () => {
  const show = (answers: Answers = {}, params: Record<string, string> = {}) =>
    open(
      '/maintenance/pages/mymaintenance',
      MaintenancePage,
      {
        'customer.plan': pageOf([plan()]),
        'customer.maint': pageOf([maint()]),
        'customer.invite': pageOf([invite({ client })]),
        ...answers,
      },
      params,
    );
  it('shows the plans of the day, each with what its kind asks for', async () => {
    await show();
    bench.see('周明远', '问问茶喝完没有', '写维护', '改期', '取消');
  });
  it('says what to do on an empty day', async () => {
    await show({ 'customer.plan': pageOf<PlanRow>([]) });
    bench.see('今天没有计划', '看看久未联系的客户');
  });
  it('cancels a plan with a reason', async () => {
    await show({ 'customer.planCancel': plan({ status: 'cancelled' }) });
    await bench.press('取消计划');
    await bench.press('客户出差');
    await bench.view.tap(bench.view.allByRole('button', '取消计划').at(-1)!);
    expect(fields(sent(bench.set, 'customer.planCancel').at(-1))).toMatchObject({ id: '1', reason: '客户出差' });
  });
  it('shows records and invitations by their state', async () => {
    await show({}, { tab: 'record' });
    bench.see('电话聊了十分钟，月底来拿茶。');
    await show({}, { tab: 'invite' });
    bench.see('待回复');
  });
});

describe('/maintenance/pages/mymaintsave', () => {
  const show = (answers: Answers = {}, params: Record<string, string> = { clientId: '720002' }) =>
    open(
      '/maintenance/pages/mymaintsave',
      MaintSavePage,
      {
        'customer.maintInfo': { client, dict: DICT },
        'customer.maint': pageOf([maint()]),
        'coupon.getcouponlist': [],
        'customer.maintSave': maint(),
        ...answers,
      },
      params,
    );
  it('asks for ten characters and saves what was said, with the plan it ends', async () => {
    await show({}, { clientId: '720002', planId: '3', way: 'wechat' });
    await bench.press('保存');
    bench.see('内容至少 10 个字');
    await bench.type('内容', '发了头采的照片，周末来试一泡。');
    await bench.press('7 天', 'radio');
    bench.set.clock.advance(1500);
    await bench.press('保存');
    expect(fields(sent(bench.set, 'customer.maintSave').at(-1))).toMatchObject({
      way: 'wechat',
      planId: '3',
      content: '发了头采的照片，周末来试一泡。',
    });
  });
  it('keeps what was begun on the phone, for each client his own, until it is saved', async () => {
    const typed = () => (bench.view.byLabel('内容') as HTMLTextAreaElement).value;
    await show();
    await bench.type('内容', '说好周末来试头采');
    await bench.view.unmount();
    await show();
    expect(typed()).toBe('说好周末来试头采');
    await bench.view.unmount();
    await show({ 'customer.maintInfo': { client: { ...client, id: '720009' }, dict: DICT } }, { clientId: '720009' });
    expect(typed()).toBe('');
    await bench.view.unmount();
    await show();
    await bench.type('内容', '说好周末来试头采，带两位朋友');
    await bench.press('保存');
    expect(sent(bench.set, 'customer.maintSave')).toHaveLength(1);
    await bench.view.unmount();
    await show();
    expect(typed()).toBe('');
  });
  it('asks whom it is about when it is opened without a client', async () => {
    await show({ 'customer.maintInfo': { dict: DICT } }, {});
    bench.see('写给哪位客户', '选择客户');
  });
  it('is only read when a day has gone by', async () => {
    await show({ 'customer.maintInfo': { row: maint({ canEdit: false }), client, dict: DICT } }, { id: '5' });
    bench.see('电话聊了十分钟，月底来拿茶。', '谁写的');
    expect(bench.view.hasText('保存')).toBe(false);
  });
});

describe('/maintenance/pages/myinvitsave', () => {
  const show = (answers: Answers, params: Record<string, string>) =>
    open(
      '/maintenance/pages/myinvitsave',
      InvitePage,
      {
        'pickUp.index': [STORE],
        'tea.bookingSlots': { date: '', open: '', close: '', step: 30, rooms: [] },
        ...answers,
      },
      params,
    );
  it('is answered by its guest', async () => {
    const row = invite();
    await show(
      { 'customer.inviteInfo': { row, dict: DICT }, 'customer.inviteSave': { ...row, status: 'accepted' } },
      { token: 'T' },
    );
    bench.see('来喝一泡新茶', '留了靠窗的位置', '加入日历', '导航');
    await bench.press('接受');
    expect(fields(sent(bench.set, 'customer.inviteSave').at(-1))).toMatchObject({ action: 'accept', token: 'T' });
    bench.see('你已接受，到时候见');
  });
  it('says that there is none by a wrong link', async () => {
    await show({ 'customer.inviteInfo': new Refusal(404, '邀约不存在') }, { token: 'X' });
    bench.see('邀约不存在');
  });
  it('is written and sent by its host', async () => {
    const draft = invite({ status: 'draft', client });
    await show({ 'customer.inviteInfo': { client, dict: DICT }, 'customer.inviteSave': draft }, { clientId: '720002' });
    bench.see('周明远', '客人看到的');
    await bench.press('发送邀约');
    expect(sent(bench.set, 'customer.inviteSave')).toHaveLength(2);
  });
});

describe('/maintenance/pages/comeVisitPlan', () => {
  const show = (answers: Answers = {}) =>
    open('/maintenance/pages/comeVisitPlan', ComeVisitPage, {
      'customer.comeVisitPlan': { days: WEEK, page: pageOf([come()]) },
      'customer.inviteInfo': { dict: DICT },
      'customer.info': new Refusal(404, '没有'),
      ...answers,
    });
  it('shows the day by hour and says that nobody comes', async () => {
    await show();
    bench.see('周明远', '待来访');
    await show({ 'customer.comeVisitPlan': { days: WEEK, page: pageOf<ComeVisit>([]) } });
    bench.see('今日无来访');
  });
  it('receives who comes', async () => {
    await show({ 'customer.comeVisitPlanSave': come({ status: 'arrived' }) });
    await bench.press(/^周明远/);
    await bench.press('到店');
    expect(fields(sent(bench.set, 'customer.comeVisitPlanSave').at(-1))).toMatchObject({ id: '8', action: 'arrive' });
  });
});

describe('/maintenance/pages/visitPlan', () => {
  const show = (one: VisitPlan | undefined, answers: Answers = {}) =>
    open('/maintenance/pages/visitPlan', VisitPlanPage, {
      'customer.visitPlan': { days: WEEK, page: pageOf(one ? [one] : []), ...(one && { one }) },
      ...answers,
    });
  it('shows the road as a map and, in the same order, as a list', async () => {
    await show(route());
    bench.see('1 / 2', '客户1', '客户2', '签到拍照');
    expect(bench.view.byRole('img', /共 2 站，已到 1 站/)).toBeTruthy();
  });
  it('a client without an address asks for one, an empty day for a route', async () => {
    await show(route({ stops: [stop('2', { address: '', geo: undefined })] }));
    bench.see('补充地址');
    await show(undefined);
    bench.see('今天没有拜访');
  });
  it('a past day is only read', async () => {
    await show(route({ canEdit: false }));
    expect(bench.view.hasText('签到拍照')).toBe(false);
  });
});

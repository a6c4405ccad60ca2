/** 我的资产, and the chooser of stores and people. */
import { pageBench } from '../ui/bench';
import { pass, visit } from '../ui/stage';
import Taro from '@tarojs/taro';
import AssetDetailsPage from '@/asset/pages/details';
import StoreSelectionPage from '@/asset/pages/storeselection';
import type { DeptNode } from '@/contract';
import { pick } from '@/core/routes';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { assetTransfer, assetView, EMPLOYEE, MEMBER, pageOf } from '../contract/fixtures';

const bench = pageBench();
const STAFF = { ...MEMBER, roles: ['member', 'staff'], areas: ['asset'], employee: EMPLOYEE };
beforeEach(() => bench.login(STAFF));

const open = async (answers: Answers, params: Record<string, string> = {}) => {
  answer(bench.set, { 'member.my': STAFF, ...answers });
  await bench.open('/asset/pages/details', AssetDetailsPage, params);
  await pass(0);
};
const tap = async (name: string | RegExp) => {
  await bench.view.tap(bench.view.byRole('button', name));
  await pass(400);
};

describe('a card', () => {
  it('says where it is, who answers for it and what happened to it', async () => {
    await open({ 'asset.info': { asset: assetView() } }, { code: 'ZC-0301' });
    for (const text of ['紫砂石瓢壶', '在用', '听松 柜二', '李牧之 E1002', '¥1,680', '购入登记', '发起调拨'])
      expect(bench.view.hasText(text)).toBe(true);
  });
  it('leads from a moving piece to its transfer, and starts no second one', async () => {
    await open({ 'asset.info': { asset: assetView({ status: 'moving', transferId: '91', can: [] }) } }, { id: '81' });
    expect(bench.view.hasText('发起调拨')).toBe(false);
    await tap(/^正在调拨/);
    expect(bench.lastUrl()).toBe('/asset/pages/details?transferId=91');
  });
  it('says that a label is not registered', async () => {
    await open({ 'asset.info': new Refusal(404, '未登记资产') }, { code: 'ZC-9999' });
    expect(bench.view.hasText('未登记资产')).toBe(true);
    expect(bench.view.hasText('ZC-9999')).toBe(true);
  });
  it('is handed on with others, for a reason, to somebody who was chosen', async () => {
    const other = assetView({ id: '82', code: 'ZC-0303', name: '汝窑盖碗' });
    await open(
      {
        'asset.info': ({ url }) => ({ asset: url.includes('ZC-0303') ? other : assetView() }),
        'asset.transfer': assetTransfer(),
      },
      { id: '81' },
    );
    await tap('发起调拨');
    await tap('调拨 1 件');
    expect(bench.toast()).toBe('请选择接收人');
    await tap('输编号添加');
    await bench.view.input(bench.view.byLabel('资产编号'), 'ZC-0303');
    await tap('添加');
    expect(bench.view.hasText('调拨 2 件')).toBe(true);
  });
});

describe('a transfer', () => {
  it('is accepted with a word', async () => {
    await open(
      {
        'asset.transferList': pageOf([assetTransfer()]),
        'asset.updateTransfer': assetTransfer({ status: 'done', can: [], note: '点清' }),
      },
      { transferId: '91' },
    );
    for (const text of ['紫砂石瓢壶 等 2 件', '待确认', '赵小满', '茶席用'])
      expect(bench.view.hasText(text)).toBe(true);
    await tap('确认接收');
    await bench.view.input(bench.view.byLabel('备注'), '点清');
    await bench.view.tap(bench.view.allByRole('button', '确认接收').at(-1)!);
    await pass(400);
    expect(fields(sent(bench.set, 'asset.updateTransfer')[0])).toMatchObject({
      id: '91',
      action: 'accept',
      note: '点清',
    });
    expect(bench.toast()).toBe('已接收，由你保管');
    expect(bench.view.hasText('已完成')).toBe(true);
  });
  it('is refused with a reason only', async () => {
    await open(
      {
        'asset.transferList': pageOf([assetTransfer()]),
        'asset.updateTransfer': assetTransfer({ status: 'refused', can: [], note: '用不上' }),
      },
      { transferId: '91' },
    );
    await tap('拒绝');
    await bench.view.tap(bench.view.allByRole('button', '拒绝').at(-1)!);
    await pass(0);
    expect(bench.view.hasText('请填写拒绝原因')).toBe(true);
    expect(sent(bench.set, 'asset.updateTransfer')).toEqual([]);
  });
  it('that was answered meanwhile is shown as it is', async () => {
    await open(
      {
        'asset.transferList': pageOf([assetTransfer()]),
        'asset.updateTransfer': new Refusal(409, '该调拨已处理', assetTransfer({ status: 'withdrawn', can: [] })),
      },
      { transferId: '91' },
    );
    await tap('确认接收');
    await bench.view.tap(bench.view.allByRole('button', '确认接收').at(-1)!);
    await pass(400);
    expect(bench.toast()).toBe('该调拨已处理');
    expect(bench.view.hasText('已撤回')).toBe(true);
  });
  it('is withdrawn by its sender after a question', async () => {
    await open(
      {
        'asset.transferList': pageOf([assetTransfer({ can: ['withdraw'] })]),
        'asset.updateTransfer': assetTransfer({ status: 'withdrawn', can: [] }),
      },
      { transferId: '91' },
    );
    await tap('撤回');
    const { feedback } = bench.set.core.root;
    feedback.answer(feedback.confirms[0]?.id ?? 0, true);
    await pass(0);
    expect(fields(sent(bench.set, 'asset.updateTransfer')[0])).toMatchObject({ action: 'withdraw' });
  });
});

describe('the own ones', () => {
  it('stand under four tabs', async () => {
    await open({ 'asset.info': { page: pageOf([assetView()]) }, 'asset.transferList': pageOf([assetTransfer()]) });
    expect(bench.view.hasText('紫砂石瓢壶 ZC-0301')).toBe(true);
    await bench.view.tap(bench.view.byRole('tab', /待我确认/));
    await pass(300);
    expect(bench.view.hasText('紫砂石瓢壶 等 2 件')).toBe(true);
    await bench.view.tap(bench.view.byRole('link', /^紫砂石瓢壶 等 2 件/));
    expect(bench.lastUrl()).toBe('/asset/pages/details?transferId=91');
  });
});

describe('the chooser', () => {
  const person = (part: Partial<typeof EMPLOYEE>) => {
    const employee = { ...EMPLOYEE, storeId: '2', storeName: '叶间·武林馆', ...part };
    return { id: employee.id, kind: 'employee' as const, name: employee.name, count: 0, employee };
  };
  const hall: DeptNode = {
    id: '2',
    kind: 'store',
    name: '叶间·武林馆',
    count: 2,
    children: [
      {
        id: '茶艺',
        kind: 'dept',
        name: '茶艺',
        count: 2,
        children: [person({ id: '4', no: 'E1004', name: '钱多多' }), person(EMPLOYEE)],
      },
    ],
  };
  const choose = async (mode: 'employee' | 'members' | 'store') => {
    answer(bench.set, {
      'member.my': STAFF,
      'asset.deptEmployee': ({ url }) => [
        url.includes('storeId') || url.includes('keyword') ? hall : { ...hall, children: [] },
      ],
    });
    visit({ path: '/asset/pages/details' });
    const picked = pick<unknown, '/asset/pages/storeselection'>('/asset/pages/storeselection', { mode });
    await bench.open('/asset/pages/storeselection', StoreSelectionPage, { mode });
    return { picked };
  };
  it('leads from the store to the person, and refuses oneself', async () => {
    const { picked } = await choose('employee');
    await tap(/^叶间·武林馆/);
    await tap(/^茶艺/);
    await tap(/^李牧之/);
    expect(bench.toast()).toBe('不能调拨给自己');
    await tap(/^钱多多/);
    expect(await picked).toMatchObject({ storeId: '2', store: '叶间·武林馆', dept: '茶艺', employee: { id: '4' } });
  });
  it('gives a store with its department', async () => {
    const { picked } = await choose('store');
    await tap(/^叶间·武林馆/);
    await tap(/^全部部门/);
    expect(await picked).toEqual({ storeId: '2', store: '叶间·武林馆', dept: '' });
  });
  it('gives several people', async () => {
    const { picked } = await choose('members');
    await tap(/^叶间·武林馆/);
    await tap(/^茶艺/);
    await bench.view.tap(bench.view.byRole('checkbox', /^钱多多/));
    await pass(0);
    // Beside the button that gives them back; a press takes one off again.
    await tap('移除 钱多多');
    expect(bench.view.hasText('确定（0 人）')).toBe(true);
    await bench.view.tap(bench.view.byRole('checkbox', /^钱多多/));
    await pass(0);
    const bar = bench.view.byRole('button', '确定（1 人）').parentElement!;
    expect(bar.textContent).toBe('钱多多确定（1 人）');
    await tap('确定（1 人）');
    expect(await picked).toMatchObject([{ id: '4' }]);
  });
  it('without a caller is no page of its own', async () => {
    answer(bench.set, { 'member.my': STAFF, 'asset.deptEmployee': [] });
    await bench.open('/asset/pages/storeselection', StoreSelectionPage, { mode: 'employee' });
    expect(Taro.redirectTo).toHaveBeenCalled();
    expect(bench.lastUrl()).toBe('/asset/pages/details');
  });
});

/** A business card for a visitor, for its owner, of somebody who left, and for who has none. */
import { pageBench } from '../ui/bench';
import type { BusinessCard } from '@/contract';
import { platform } from '@/core/platform';
import BusinessCardPage from '@/vip/pages/businessCard';
import { businessCard as card, card as goodsCard, MEMBER, NOW, pageOf } from '../contract/fixtures';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';

const GOODS = goodsCard({ id: '1013', title: '白毫银针' });
const bench = pageBench();
const { press, see } = bench;

const OWN = card({
  mine: true,
  visitors: [{ at: NOW }, { name: '许清和', avatar: '/images/avatar/3.webp', at: NOW }],
  exchanges: [{ name: '许清和', mobile: '13800000003', avatar: '/images/avatar/3.webp', at: NOW }],
});

async function open(data: BusinessCard | Refusal, more: Answers = {}, params: Record<string, string> = { id: '9902' }) {
  bench.login();
  answer(bench.set, { 'member.my': MEMBER, 'businessCard.index': data, ...more });
  await bench.open('/vip/pages/businessCard', BusinessCardPage, params);
}

it('for a visitor: who it is, and the ways to get there', async () => {
  const dial = jest.spyOn(platform.phone, 'dial').mockResolvedValue();
  const keep = jest.spyOn(platform.phone, 'keep').mockResolvedValue();
  await open(card());
  see('李牧之', '139 0000 0002', '126 位茶友来过，今天 5 位');
  await press('打电话');
  expect(dial).toHaveBeenCalledWith('13900000002');
  await press('存通讯录');
  expect(keep).toHaveBeenCalledWith(expect.objectContaining({ name: '李牧之', company: '叶间' }));
  await press('加微信');
  expect(bench.toast()).toBe('还没有放微信二维码，先打电话吧');
  expect(bench.view.allByRole('button', '编辑名片')).toHaveLength(0);
});

it('a like, and an exchange only after the word what is left with whom', async () => {
  await open(card(), { 'businessCard.save': card({ liked: true, likes: 39 }) });
  await press(/^点赞/);
  expect(fields(sent(bench.set, 'businessCard.save')[0])).toMatchObject({ action: 'like', exchangeWith: '9902' });
  see('39');
  answer(bench.set, { 'businessCard.save': card({ exchanged: true }) });
  await press('交换名片');
  see('你的昵称与手机号会留给对方，来访也会显示昵称。');
  await press('交换');
  expect(fields(sent(bench.set, 'businessCard.save')[1])).toMatchObject({ action: 'exchange' });
  see('已交换名片');
});

it('for its owner: names only of those who left theirs', async () => {
  await open(OWN, {}, {});
  see('一位茶友', '许清和', /13800000003/, '编辑名片');
  expect(bench.view.allByRole('button', '交换名片')).toHaveLength(0);
});

it('the form: what is wrong is said under the field, goods are ticked, all of it is saved', async () => {
  await open(
    OWN,
    {
      'shop.productIndex': { page: pageOf([{ ...GOODS, id: '77', title: '金骏眉' }]), facets: [] },
      'businessCard.save': { ...OWN, bio: '慢慢喝。' },
    },
    { edit: '1' },
  );
  await bench.view.input(bench.view.byLabel('邮箱'), 'e1002');
  await press('保存名片');
  see('邮箱写得不对，少了 @ 或域名');
  // Past the guard against a second press.
  bench.set.clock.advance(1600);
  await bench.view.input(bench.view.byLabel('邮箱'), '');
  await bench.view.input(bench.view.byLabel('一句话'), '慢慢喝。');
  await press(/^产品/);
  await press('金骏眉', 'checkbox');
  await press('选好了（2/8）');
  await press('保存名片');
  const patch = JSON.parse(fields(sent(bench.set, 'businessCard.save')[0])!.patch!) as Record<string, unknown>;
  expect(patch).toMatchObject({ bio: '慢慢喝。', email: '', goodsIds: [GOODS.id, '77'], videoId: '' });
  see('慢慢喝。', '编辑名片');
});

it('who has left, and who has none', async () => {
  await open(card({ left: true, mobile: '0571-87960001', goods: [], bio: '' }));
  see('该员工已离职', '0571-87960001');
  expect(bench.view.allByRole('button', '交换名片')).toHaveLength(0);
});

it('a member without a card of the own is told so', async () => {
  await open(new Refusal(422, '没有', undefined, { reason: 'noCard' }), {}, {});
  see('你还没有名片');
});

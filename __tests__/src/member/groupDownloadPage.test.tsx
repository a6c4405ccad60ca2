/** 下载与社群: without a package the web app, in the messenger the way out; groups by city, full ones passed over. */
import { pageBench } from '../ui/bench';
import type { PageContent } from '@/contract';
import { platform } from '@/core/platform';
import DownloadPage from '@/member/pages/group/download';
import { NOW } from '../contract/fixtures';
import { answer, Refusal, type Answers } from '../ui/answers';

const bench = pageBench();
const { press, see } = bench;

const GROUPS: PageContent = {
  code: 'GROUPS',
  title: '加入茶友群',
  html: '<p>群里聊茶</p>',
  blocks: [
    {
      kind: 'stats',
      title: '杭州',
      items: [
        { key: 'YJ0101', label: '杭州茶友 1 群', value: '500/500', link: '/contact/pages/ContactUs?topic=group' },
        { key: 'YJ0102', label: '杭州茶友 2 群', value: '486/500', link: '/contact/pages/ContactUs?topic=group' },
      ],
    },
    { kind: 'stats', title: '南京', items: [{ key: 'YJ0301', label: '南京茶友 1 群', value: '268/500', link: '/x' }] },
  ],
  version: '1.0',
  updatedAt: NOW,
};

async function open(more: Answers = {}): Promise<void> {
  answer(bench.set, { 'pages.view': GROUPS, ...more });
  await bench.open('/member/pages/group/download', DownloadPage);
}

it('without a package it is put on the home screen', async () => {
  await open();
  see('版本 2.0.0', '装成网页应用');
});

it('groups by city: the first with room, its number to copy; the full ones are named', async () => {
  const copy = jest.spyOn(platform.clipboard, 'copy').mockResolvedValue();
  await open();
  await press('加入茶友群');
  see('杭州茶友 2 群', '杭州茶友 1 群已满', '群里聊茶');
  await press('复制群号 YJ0102');
  expect(copy).toHaveBeenCalledWith('YJ0102');
  await press('南京', 'radio');
  see('南京茶友 1 群');
});

it('a shop without groups leads to its stores', async () => {
  await open({ 'pages.view': new Refusal(404, '内容不存在或已下架') });
  await press('加入茶友群');
  see('茶友群还没有开放');
});

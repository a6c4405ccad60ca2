/** A new version: what it brings, the way to it, and when there is no way around it. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { SiteConfig } from '@/contract';
import { platform } from '@/core/platform';
import { isSnoozed } from '@/domain/upgrade/newer';
import UpgradePage from '@/uni_modules/uni-upgrade-center-app/pages/upgrade-popup';
import { answer } from '../ui/answers';
import { site } from '../contract/fixtures';

const PATH = '/uni_modules/uni-upgrade-center-app/pages/upgrade-popup';
const UPGRADE = {
  version: '2.1.0',
  code: 130,
  force: false,
  notes: ['拍卖进度实时刷新', '藏品坊上线'],
  size: 3_250_000,
  url: 'https://yejian.example.com/app',
};

const bench = pageBench();
const { press, see } = bench;
const open = (upgrade: SiteConfig['upgrade'], params = {}) => {
  answer(bench.set, { 'site.config': site({ upgrade }) });
  return bench.open(PATH, UpgradePage, params);
};

it('says what is new and can be put off for a day', async () => {
  await open(UPGRADE);
  see('发现新版本', '2.1.0 · 3.1 MB', '拍卖进度实时刷新', '藏品坊上线');
  await press('稍后再说');
  await pass(0);
  expect(isSnoozed(130)).toBe(true);
  expect(isSnoozed(130, Date.now() + 86_400_001)).toBe(false);
  expect(isSnoozed(131)).toBe(false);
  await bench.view.unmount();
  await pass(100);
  expect(bench.lastUrl()).not.toContain('upgrade-popup');
});

it('shows how far it is', async () => {
  let tell: (percent: number) => void = () => undefined;
  jest.spyOn(platform.update, 'apply').mockImplementation((onProgress) => {
    tell = onProgress;
    return new Promise(() => undefined);
  });
  await open(UPGRADE);
  await press('立即更新');
  tell(42);
  await pass(0);
  expect(bench.view.byRole('progressbar', '下载进度 42%')).toBeTruthy();
  expect(bench.view.allByRole('button', '稍后再说')).toEqual([]);
});

it('that failed is tried again or fetched by the browser', async () => {
  const apply = jest.spyOn(platform.update, 'apply').mockRejectedValue(new Error('断了'));
  await open(UPGRADE);
  await press('立即更新');
  await pass(0);
  expect(bench.view.byRole('button', '浏览器下载')).toBeTruthy();
  bench.set.clock.advance(1500);
  await press('重试');
  await pass(0);
  expect(apply).toHaveBeenCalledTimes(2);
});

it.each([
  ['by the configuration', { ...UPGRADE, force: true }, {}],
  ['by the link', UPGRADE, { force: '1' }],
])('forced %s: nothing to put off, and going back leads here again', async (_, upgrade, params) => {
  await open(upgrade, params);
  see('发现新版本');
  expect(bench.view.allByRole('button', '稍后再说')).toEqual([]);
  await bench.view.unmount();
  await pass(100);
  expect(bench.lastUrl()).toBe(`${PATH}?force=1`);
});

it.each([
  ['this version', { ...UPGRADE, code: 119 }],
  ['none', undefined],
])('%s: there is nothing to say', async (_, upgrade) => {
  await open(upgrade);
  expect(bench.view.hasText('发现新版本')).toBe(false);
  expect(bench.left()).toBe(true);
});

/** 资料中心: what is locked and why, looked at before it is downloaded, on a mobile network, in a browser that opens no papers. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { Current } from '@tarojs/runtime';
import type { MaterialRow } from '@/contract';
import MaterialPage from '@/collegePackages/pages/college/material/index';
import { platform, PlatformError } from '@/core/platform';
import { NOW } from '../contract/fixtures';
import { answer, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';

const bench = pageBench();
const { press, see } = bench;

const row = (part: Partial<MaterialRow> & Pick<MaterialRow, 'id' | 'title'>): MaterialRow => ({
  kind: 'pdf',
  size: 109_589,
  cover: '/images/video/1.webp',
  cateId: '课件',
  downloads: 49,
  locked: false,
  updatedAt: NOW - 3 * 86_400_000,
  ...part,
});
const ROWS = [
  row({ id: '6901', title: '普洱入门 随堂课件', downloadedAt: NOW - 86_400_000 }),
  row({ id: '6912', title: '春山新茶 海报', kind: 'image', cateId: '海报素材' }),
  row({ id: '6906', title: '冲泡伴练 慢板', kind: 'audio', size: 21 * 1024 * 1024 }),
  row({
    id: '6903',
    title: '岩茶山场 随堂课件',
    locked: true,
    lock: 'course',
    courseId: '7303',
    lockText: '购买《岩茶山场》后可下载',
  }),
  row({ id: '6910', title: '茶器产品手册', locked: true, lock: 'team', lockText: '推广员可下载' }),
  row({ id: '6916', title: '迎客三句话', locked: true, lock: 'employee', lockText: '员工可下载' }),
];
const CATES = [
  { id: '', label: '全部', count: 6 },
  { id: '课件', label: '课件', count: 3 },
  { id: 'mine', label: '已下载', count: 1 },
];
const page = (list: MaterialRow[]) => ({
  cates: CATES,
  page: { list, total: list.length, page: 1, size: 20, more: false },
});

async function open(more: Answers = {}, params: Record<string, string> = {}): Promise<void> {
  answer(bench.set, {
    'college.material': page(ROWS),
    'college.materialGet': ({ body }) => ({
      url: `/materials/${new URLSearchParams(body).get('id')}/1/file.pdf?until=1&sign=s`,
      expiresAt: bench.set.clock.now() + 600_000,
      downloads: 50,
    }),
    'college.materialPreview': {
      kind: 'pdf',
      pages: ['/materials/6901/1/page-1?until=1&sign=a', '/materials/6901/1/page-2?until=1&sign=b'],
      ratioBp: 5625,
      expiresAt: bench.set.clock.now() + 600_000,
    },
    ...more,
  });
  bench.login();
  await bench.open('/collegePackages/pages/college/material/index', MaterialPage, params);
}
/** Addresses that the browser was led to: it opens or saves them. */
function opened(): string[] {
  const urls: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    urls.push(this.getAttribute('href') ?? '');
  });
  return urls;
}
/** The phone says what it is connected by. */
const connected = (type: string | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: type && { type }, configurable: true });
afterEach(() => connected(undefined));

const asked = () =>
  sent(bench.set, 'college.material').map(({ url }): Record<string, string> =>
    Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? '')),
  );

it('lists what there is, says what is needed, marks what was downloaded', async () => {
  await open();
  see('普洱入门 随堂课件', /107 KB · \d\d-\d\d · 49 次下载/, '已下载', '购买《岩茶山场》后可下载', '员工可下载');
  await press('看推广，推广员可下载');
  expect(bench.lastUrl()).toContain('/member/pages/team/index');
  // A locked one says what it needs instead of opening, and there is nothing to download of it.
  await press(/^迎客三句话.*员工可下载/);
  expect(bench.toast()).toBe('员工可下载');
  expect(sent(bench.set, 'college.materialPreview')).toEqual([]);
  expect(bench.view.allByRole('button', '下载 迎客三句话')).toEqual([]);
});

it('is narrowed by class, kind, course and word, which stand in the address', async () => {
  await open({}, { courseId: '7303', kind: 'pdf', keyword: '手册' });
  expect(asked()[0]).toMatchObject({ courseId: '7303', kind: 'pdf', keyword: '手册' });
  await press('图片', 'radio');
  await press(/^课件/, 'tab');
  expect(asked().at(-1)).toMatchObject({ courseId: '7303', kind: 'image', cateId: '课件' });
  expect(Current.router?.params).toEqual({
    courseId: '7303',
    kind: 'image',
    cateId: encodeURIComponent('课件'),
    keyword: '手册',
  });
});

it('those of one course say so, and lead to all others', async () => {
  await open({}, { courseId: '7303' });
  see('只列出这门课的资料');
  await press('关闭');
  await pass(300);
  expect(asked().at(-1)?.courseId).toBeUndefined();
  expect(bench.view.hasText('只列出这门课的资料')).toBe(false);
});

it('nothing of a course that has none leads to all others', async () => {
  await open({ 'college.material': ({ url }) => page(url.includes('courseId=') ? [] : ROWS) }, { courseId: '7308' });
  see('没有这样的资料');
  await press('看全部资料');
  await pass(300);
  see('普洱入门 随堂课件');
});

it('without a line says so, and reads again', async () => {
  let line = false;
  await open({ 'college.material': () => (line ? page(ROWS) : OFFLINE) });
  see('网断了');
  line = true;
  await press('重新加载');
  await pass(300);
  see('普洱入门 随堂课件');
});

it('nothing of the own downloads leads back to all', async () => {
  await open({ 'college.material': ({ url }) => (url.includes('cateId=mine') ? page([]) : page(ROWS)) });
  await press('已下载', 'tab');
  await pass(300);
  see('最近 90 天没有下载过资料');
  await press('看全部资料');
  await pass(300);
  see('普洱入门 随堂课件');
});

describe('a download', () => {
  it('of a paper opens it, counts it and marks it', async () => {
    const urls = opened();
    await open({ 'college.material': page([row({ id: '6907', title: '普洱产品手册' })]) });
    await press('下载 普洱产品手册');
    expect(urls).toEqual(['/materials/6907/1/file.pdf?until=1&sign=s']);
    see(/50 次下载/, '已下载');
  });

  it('where papers do not open copies a link with its host', async () => {
    jest.replaceProperty(platform.host, 'app', 'messenger');
    const copy = jest.spyOn(platform.clipboard, 'copy').mockResolvedValue();
    await open();
    await press('下载 普洱入门 随堂课件');
    expect(copy).toHaveBeenCalledWith(
      expect.stringMatching(/^https?:\/\/.+\/materials\/6901\/1\/file\.pdf\?until=1&sign=s$/),
    );
    expect(bench.toast()).toBe('链接已复制，10 分钟内有效');
  });

  it('of a large file on a mobile network is asked about first', async () => {
    connected('cellular');
    const save = jest.spyOn(platform.save, 'video').mockResolvedValue();
    await open();
    await press('下载 冲泡伴练 慢板');
    await pass(0);
    see('当前为移动网络', '这个文件有 21.0 MB，现在下载吗？');
    await press('等会儿');
    await pass(300);
    expect(sent(bench.set, 'college.materialGet')).toEqual([]);
    bench.set.clock.advance(1600);
    await press('下载 冲泡伴练 慢板');
    await pass(0);
    await press('继续下载');
    await pass(300);
    expect(sent(bench.set, 'college.materialGet')).toHaveLength(1);
    expect(save).toHaveBeenCalled();
  });

  it('by its link asks about no network', async () => {
    connected('cellular');
    jest.spyOn(platform.clipboard, 'copy').mockResolvedValue();
    await open({
      'college.materialPreview': { kind: 'audio', pages: [], url: '/a', ratioBp: 10_000, expiresAt: NOW + 600_000 },
    });
    await press(/^音 ?冲泡伴练/);
    await pass(300);
    await press('复制链接');
    await pass(0);
    expect(bench.toast()).toBe('链接已复制，10 分钟内有效');
    expect(bench.view.hasText('当前为移动网络')).toBe(false);
  });

  it('that is refused meanwhile says what is needed, and so do the rows', async () => {
    let lost = false;
    const need = '购买《普洱入门》后可下载';
    await open({
      'college.material': () => page(lost ? [{ ...ROWS[0]!, locked: true, lock: 'course', lockText: need }] : ROWS),
      'college.materialGet': () => {
        lost = true;
        return new Refusal(403, need);
      },
    });
    await press('下载 普洱入门 随堂课件');
    await pass(300);
    expect(bench.toast()).toBe(need);
    see(need);
    expect(bench.view.allByRole('button', '下载 普洱入门 随堂课件')).toEqual([]);
  });

  it('of a film asks again for the album that was once refused', async () => {
    const permission = jest.spyOn(platform.permission, 'recover').mockResolvedValue(true);
    const save = jest
      .spyOn(platform.save, 'video')
      .mockRejectedValueOnce(new PlatformError('denied', '没有权限'))
      .mockResolvedValue();
    jest.replaceProperty(platform.permission, 'available', true);
    await open({ 'college.material': page([row({ id: '6920', title: '山场短片', kind: 'video' })]) });
    await press('下载 山场短片');
    await pass(0);
    see('需要相册权限');
    await press('去设置');
    await pass(300);
    expect(permission).toHaveBeenCalledWith('album');
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('from the look counts there, too', async () => {
    opened();
    await open();
    await press(/^PDF ?普洱入门/);
    await pass(300);
    await press('下载');
    await pass(300);
    expect(bench.view.byRole('dialog', '普洱入门 随堂课件').textContent).toContain('50 次下载');
  });
});

describe('a look', () => {
  it('shows the pages; one opens large', async () => {
    await open();
    await press(/^PDF ?普洱入门/);
    await pass(300);
    await press('放大第 2 页');
    expect(bench.lastUrl()).toContain('/shop/pages/imgshow');
    expect(bench.lastUrl()).toContain('/materials/6901/1/page-2');
  });

  it('asks for its addresses again before they end', async () => {
    await open();
    await press(/^PDF ?普洱入门/);
    await pass(300);
    expect(sent(bench.set, 'college.materialPreview')).toHaveLength(1);
    bench.set.clock.advance(571_000);
    await pass(0);
    expect(sent(bench.set, 'college.materialPreview')).toHaveLength(2);
  });

  it('of a sound is a player that waits for a press', async () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    await open({
      'college.materialPreview': {
        kind: 'audio',
        pages: [],
        url: '/materials/6906/1/view?until=1&sign=a',
        ratioBp: 10_000,
        expiresAt: bench.set.clock.now() + 600_000,
      },
    });
    await press(/^音 ?冲泡伴练/);
    await pass(300);
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/materials/6906/1/view?until=1&sign=a');
    expect(play).not.toHaveBeenCalled();
    await press('播放');
    expect(play).toHaveBeenCalled();
  });

  it('that did not come can be tried again', async () => {
    let line = false;
    const pages = ['/materials/6901/1/page-1?until=1&sign=a'];
    await open({
      'college.materialPreview': () =>
        line ? { kind: 'pdf', pages, ratioBp: 5625, expiresAt: bench.set.clock.now() + 600_000 } : OFFLINE,
    });
    await press(/^PDF ?普洱入门/);
    await pass(300);
    line = true;
    await press('没有打开，按一下再试');
    await pass(300);
    expect(bench.view.byRole('button', '放大')).toBeTruthy();
  });

  it('that is refused says why', async () => {
    await open({ 'college.materialPreview': new Refusal(403, '购买《普洱入门》后可下载') });
    await press(/^PDF ?普洱入门/);
    await pass(300);
    see('购买《普洱入门》后可下载');
  });

  it('of a table, or of a paper without pages, says that it opens once it is here', async () => {
    await open({
      'college.materialPreview': { kind: 'sheet', pages: [], ratioBp: 0, expiresAt: NOW + 600_000 },
    });
    await press(/^PDF ?普洱入门/);
    await pass(300);
    see('下载以后打开');
  });

  it('of a picture leads to the poster with the own code', async () => {
    jest.spyOn(platform.canvas, 'paint').mockImplementation(async (_id, _size, paint) => {
      await paint({} as never);
      return '';
    });
    await open({
      'college.materialPreview': {
        kind: 'image',
        pages: [],
        url: '/materials/6912/1/view?until=1&sign=a',
        ratioBp: 13_333,
        expiresAt: bench.set.clock.now() + 600_000,
      },
    });
    await press(/^图 ?春山新茶/);
    await pass(300);
    await press('带我的码');
    await pass(600);
    expect(
      sent(bench.set, 'site.poster')
        .map(({ url, body }) => `${url}${body ?? ''}`)
        .join(),
    ).toMatch(/kind=material.*id=6912|id=6912.*kind=material/);
  });
});

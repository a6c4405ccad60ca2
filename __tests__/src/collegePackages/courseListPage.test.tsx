/** The list of courses: what is asked of the server, what each row says, what an empty one offers. */
import { pageBench } from '../ui/bench';
import { lifeCycle, pass } from '../ui/stage';
import CourseListPage from '@/collegePackages/pages/college/course/list';
import { answer, Refusal, sent, type Answers } from '../ui/answers';
import { course, LIST_PATH, listed } from './college';

const bench = pageBench();

async function open(answers: Answers = {}, params: Record<string, string> = {}) {
  answer(bench.set, {
    'college.course': listed(
      course({ id: '7301', title: '普洱入门', price: 0, marketPrice: 0, score: 0 }),
      course({ id: '7303' }),
      course({ id: '7306', title: '冲泡七要素', vipFree: true, price: 26_900, marketPrice: 26_900 }),
    ),
    ...answers,
  });
  await bench.open(LIST_PATH, CourseListPage, params);
}
const asked = () =>
  Object.fromEntries(new URLSearchParams(sent(bench.set, 'college.course').at(-1)?.url.split('?')[1] ?? ''));

test('each course with who teaches it, its size, its fame and what it costs', async () => {
  await open();
  bench.see('普洱入门', '免费', '陈守拙 · 4 节 · 30 分钟', '3,218 人在学 · 4.9 分', '3,218 人在学', '会员免费');
  expect(asked()).toMatchObject({ kind: 'course', sort: 'default', page: '1' });
  await bench.press(/^岩茶山场/, 'link');
  expect(bench.lastUrl()).toBe('/collegePackages/pages/college/course/detail?id=7303');
});

test('class, price and order are asked of the server and stand in the address', async () => {
  await open({}, { teacherId: '601', cateId: '识茶' });
  expect(asked()).toMatchObject({ cateId: '识茶', teacherId: '601' });
  bench.see('只看陈守拙的课');
  await bench.press('筛选');
  await bench.press('会员免费', 'radio');
  await bench.press('人气', 'radio');
  expect(asked()).not.toHaveProperty('price');
  await bench.press('查看');
  await pass(0);
  expect(asked()).toMatchObject({ cateId: '识茶', teacherId: '601', price: 'vip', sort: 'popular' });
});

test('重置 goes back to the first of each', async () => {
  await open({}, { price: 'vip', sort: 'popular' });
  await bench.press('筛选，已选 2 项');
  await bench.press('重置');
  await bench.press('查看');
  await pass(0);
  expect(asked()).toMatchObject({ sort: 'default' });
  expect(asked()).not.toHaveProperty('price');
  bench.view.byRole('button', '筛选');
});

test('nothing by these filters: they are taken back with one press', async () => {
  await open(
    { 'college.course': ({ url }) => (url.includes('price=paid') ? listed() : listed(course())) },
    { price: 'paid' },
  );
  bench.see('没有这样的课');
  await bench.press('清除筛选');
  await pass(0);
  bench.see('岩茶山场');
  expect(asked()).not.toHaveProperty('price');
});

test('the courses of one teacher become those of all, by the same price', async () => {
  await open({}, { teacherId: '601', price: 'paid' });
  await bench.press('关闭');
  await pass(0);
  expect(asked()).toMatchObject({ price: 'paid' });
  expect(asked()).not.toHaveProperty('teacherId');
});

describe('my courses', () => {
  test('a visitor is asked to log in, and nothing is asked of the server', async () => {
    await open({}, { mine: '1' });
    bench.see('登录后看我的课程');
    expect(sent(bench.set, 'college.course')).toHaveLength(0);
  });

  test('say how far each is in the place of its price, and are read anew on the way back', async () => {
    bench.login();
    await open(
      { 'college.course': listed(course({ owned: true, progress: 42 }), course({ id: '8', owned: true })) },
      { mine: '1' },
    );
    expect(asked()).toMatchObject({ mine: 'true' });
    bench.see('42%', '继续学习', '还没开始');
    expect(bench.view.hasText(/199/)).toBe(false);
    answer(bench.set, { 'college.course': listed(course({ owned: true, progress: 55 })) });
    await lifeCycle('onHide');
    await lifeCycle('onShow');
    await pass(0);
    bench.see('55%');
  });

  test('stand as they were learned: neither price nor order is asked for', async () => {
    bench.login();
    await open({}, { mine: '1', price: 'paid', sort: 'price' });
    expect(asked()).not.toHaveProperty('price');
    expect(asked()).not.toHaveProperty('sort');
    expect(bench.view.hasText('人气')).toBe(false);
    await bench.press('全部课程', 'tab');
    await pass(0);
    expect(asked()).toMatchObject({ price: 'paid', sort: 'price' });
  });

  test('none yet: 选一门课开始 leads to all of them', async () => {
    bench.login();
    await open({ 'college.course': ({ url }) => (url.includes('mine') ? listed() : listed(course())) }, { mine: '1' });
    bench.see('选一门课开始');
    await bench.press('看全部课程');
    await pass(0);
    bench.see('岩茶山场');
  });
});

test('no answer: the list says so and asks again', async () => {
  await open({ 'college.course': new Refusal(500, '出错了') });
  bench.view.byRole('button', '重新加载');
});

/** Public benefit (rule 11.10): the projects, what became of the money, and the least of one donation. */
import { asc, count, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { donationProjects as projects, donations, type ProjectUpdate } from '../../db/schema';
import { OWN } from '../../domains/people/shopSettings/settings';
import { Refused } from '../sheet/fault';
import { codeOf, instant, picture, text, whole, yuan } from '../sheet/kinds';
import { column, type Ids, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';
import { rule, rulesTable } from './rules';

const { donation: usual } = OWN.shopSettings;

export const donationRules = rulesTable({
  name: 'donation',
  label: '捐赠规则',
  about: '写在 shop.yml 的 donation 下面：一次最少捐多少。',
  columns: {
    money: rule({ zh: '最少余额', en: 'money', kind: yuan({ least: 1 }), meaning: '用余额捐', usual: usual.money }),
    points: rule({
      zh: '最少积分',
      en: 'points',
      kind: whole({ least: 1, unit: '积分' }),
      meaning: '用积分捐',
      usual: usual.points,
    }),
  },
  read: (shopSettings) => shopSettings.donation,
  write: (row) => ({ donation: row }),
});

const NAME = 'donation-projects';
const columns = {
  code: shared.code('项目的编码', 'GUSHU'),
  title: shared.title(20, '项目名，写在证书上；有人捐赠以后不能改', '古茶树保护'),
  cover: shared.cover('项目的图', 'tree.jpg'),
  story: column({
    zh: '介绍',
    en: 'story',
    kind: text({ most: 1000, lines: true }),
    meaning: '为谁、做什么',
    example: '后山两百株古茶树的围栏和养护。',
  }),
  target: column({
    zh: '目标',
    en: 'target',
    kind: yuan({ least: 1 }),
    meaning: '筹到多少就结束；不能比已经筹到的少',
    example: '60000',
  }),
  endAt: shared.endAt('几时结束', '2027-03-01'),
  sort: shared.sort(),
};
type Row = RowOf<typeof columns>;

export const donationProjects: Table<typeof columns> = {
  name: NAME,
  label: '捐赠项目',
  about: '一行一个公益项目。有人捐赠以后不能拿掉。',
  columns,
  key: ['code'],
  sources: [projects],
  async load(tx, ids) {
    const rows = await tx.select().from(projects).orderBy(asc(projects.sort), asc(projects.id));
    return rows.map(({ id, title, cover, story, target, endAt, sort }) => ({
      code: ids.codeOf(NAME, id),
      title,
      cover,
      story,
      target,
      endAt,
      sort,
    }));
  },
  async save(tx, rows, { ids }, { changed }) {
    for (const { before, after } of changed) await refuseCheating(tx, ids.idOf(NAME, after.code), before, after);
    await putRows(
      tx,
      projects,
      rows.map(({ code, ...row }) => ({ ...row, id: ids.idOf(NAME, code) })),
    );
  },
  remove: {
    word: '删除',
    namedBy: [{ label: '捐赠', column: donations.projectId }],
  },
};

/** What people have a certificate of keeps its name, and what was given fits into the target. Locked, so that nobody gives meanwhile. */
async function refuseCheating(tx: Tx, id: string, before: Row, after: Row): Promise<void> {
  const [row] = await tx.select({ raised: projects.raised }).from(projects).where(eq(projects.id, id)).for('update');
  const raised = row?.raised ?? 0;
  if (after.target < raised) throw new Refused(`「${after.code}」已经筹到 ${raised / 100} 元，目标不能比它少`);
  if (after.title === before.title) return;
  const [given] = await tx.select({ rows: count() }).from(donations).where(eq(donations.projectId, id));
  if (given && given.rows > 0)
    throw new Refused(`「${after.code}」已经有 ${given.rows} 笔捐赠，名称写在证书上，不能改`);
}

const updates = {
  project: column({
    zh: '项目',
    en: 'project',
    kind: codeOf(NAME, '捐赠项目'),
    meaning: '哪个项目',
    example: 'GUSHU',
  }),
  at: column({ zh: '时间', en: 'at', kind: instant(), meaning: '新的在前', example: '2026-12-01' }),
  text: column({
    zh: '内容',
    en: 'text',
    kind: text({ most: 200 }),
    meaning: '钱用在了哪里',
    example: '第一批四十株的围栏立好了。',
  }),
  photo: column({ zh: '图片', en: 'photo', kind: picture(), meaning: '现场的图', example: 'fence.jpg', empty: '' }),
};
type Update = RowOf<typeof updates>;

export const donationUpdates: Table<typeof updates> = {
  name: 'donation-updates',
  label: '项目进展',
  about: '一行一条进展。',
  columns: updates,
  key: ['project', 'at'],
  async load(tx, ids) {
    const rows = await tx.select().from(projects).orderBy(asc(projects.sort), asc(projects.id));
    return rows.flatMap(({ id, updates: all }) => all.map((update) => ({ project: ids.codeOf(NAME, id), ...update })));
  },
  save: (tx, rows, { ids }) =>
    changeUpdates(tx, ids, rows, (before, own) => [
      ...before.filter(({ at }) => !own.some((row) => row.at === at)),
      ...own.map(({ project: _, ...update }) => update),
    ]),
  remove: {
    word: '删除',
    before: (tx, gone, { ids }) =>
      changeUpdates(tx, ids, gone, (before, own) => before.filter(({ at }) => !own.some((row) => row.at === at))),
  },
};

/** Updates of each project, the newest first. */
async function changeUpdates(
  tx: Tx,
  ids: Ids,
  rows: readonly Update[],
  change: (before: ProjectUpdate[], own: Update[]) => ProjectUpdate[],
): Promise<void> {
  const codes = [...new Set(rows.map(({ project }) => project))];
  for (const code of codes) {
    const its = eq(projects.id, ids.idOf(NAME, code));
    const [there] = await tx.select({ updates: projects.updates }).from(projects).where(its);
    const own = rows.filter(({ project }) => project === code);
    const next = change(there?.updates ?? [], own).sort((a, b) => b.at - a.at);
    await tx.update(projects).set({ updates: next }).where(its);
  }
}

/** Ways from one store to the next, for half a day (rule 40.3). */
import { asc } from 'drizzle-orm';
import { exploreRoutes as table } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { pairs, text, whole } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const LEAST_STOPS = 2;
const MOST_STOPS = 6;

const columns = {
  code: shared.code('自己定的编码', 'HUBIAN'),
  title: shared.title(16, '路线名', '沿湖半日'),
  text: column({
    zh: '一句话',
    en: 'text',
    kind: text({ most: 60 }),
    meaning: '这条路线是什么样',
    example: '先喝茶，再走路，最后看灯。',
    empty: '',
  }),
  minutes: column({
    zh: '分钟',
    en: 'minutes',
    kind: whole({ least: 30, most: 720, unit: '分' }),
    meaning: '一共走多久',
    example: '240',
  }),
  stops: column({
    zh: '站点',
    en: 'stops',
    kind: pairs(text({ most: 20 }), text({ most: 30 }), { most: MOST_STOPS, once: true }),
    meaning: '门店的编码或地名=在那里做什么，按走的次序',
    example: 'XIHU=一壶明前龙井 | 苏堤=走到压堤桥',
  }),
  sort: shared.sort(),
};

export const routes: Table<typeof columns> = {
  name: 'routes',
  label: '探店路线',
  about: '把几家店串起来的半日路线，在「探店」里；没有就不要这张表。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    const rows = await tx.select().from(table).orderBy(asc(table.sort), asc(table.id));
    return rows.map(({ id, stops, ...row }) => ({
      ...row,
      code: ids.codeOf('routes', id),
      stops: stops.map(({ name, text: said, storeId }): [string, string] => [
        storeId !== undefined && ids.has('stores', storeId) ? ids.codeOf('stores', storeId) : name,
        said,
      ]),
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      table,
      rows.map(({ code, stops, ...row }) => ({
        ...row,
        id: ids.idOf('routes', code),
        stops: stops.map(([name, said]) => {
          const storeId = ids.find('stores', name);
          return { name, text: said, ...(storeId !== undefined && { storeId }) };
        }),
      })),
    );
  },
  remove: { word: '删除', namedBy: [] },
  check: (rows) =>
    checkRows(rows, ({ stops }, fault) => {
      if (stops.length < LEAST_STOPS) fault('stops', `一条路线至少 ${LEAST_STOPS} 站`);
    }),
};

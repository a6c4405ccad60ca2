/** How points are earned and given away, and the cards that go with a gift. */
import { OWN } from '../../domains/people/shopSettings/settings';
import { checkRows } from '../sheet/check';
import { listOf, picture, text, whole } from '../sheet/kinds';
import { column } from '../sheet/table';
import { listTable, orNone, rule, rulesTable } from './rules';

const { points: usual } = OWN.shopSettings;
const points = (most = 1_000_000) => whole({ most, unit: '积分' });
const some = whole({ least: 1, unit: '积分' });

export const pointRules = rulesTable({
  name: 'points',
  label: '积分规则',
  about: '写在 shop.yml 的 points 下面：怎么得、留多久、怎么送。已经得到的积分按当时的期限到期。',
  columns: {
    signRewards: rule({
      zh: '签到',
      en: 'sign_rewards',
      kind: orNone(listOf(points(10_000), { most: 31 })),
      meaning: '连续签到第一天、第二天……各得多少，到头再从第一天开始；写「无」就没有签到',
      usual: usual.signRewards,
    }),
    review: rule({ zh: '评价', en: 'review', kind: points(), meaning: '不带图的评价得多少', usual: usual.earn.review }),
    photo: rule({ zh: '带图评价', en: 'photo', kind: points(), meaning: '带图的评价得多少', usual: usual.earn.photo }),
    profile: rule({
      zh: '完善资料',
      en: 'profile',
      kind: points(),
      meaning: '填全资料得一次，多少',
      usual: usual.earn.profile,
    }),
    store: rule({ zh: '到店自提', en: 'store', kind: points(), meaning: '每单自提得多少', usual: usual.earn.store }),
    newcomer: rule({
      zh: '新人礼',
      en: 'newcomer',
      kind: points(),
      meaning: '新会员领新人礼得多少；0 就没有积分',
      usual: usual.newcomer,
    }),
    keepYears: rule({
      zh: '保留年数',
      en: 'keep_years',
      kind: whole({ least: 1, most: 10, unit: '年' }),
      meaning: '得到那年之后第几年的年底到期',
      usual: usual.keepYears,
    }),
    warnDays: rule({
      zh: '到期提醒',
      en: 'warn_days',
      kind: whole({ least: 1, most: 90, unit: '天' }),
      meaning: '到期前几天提醒',
      usual: usual.warnDays,
    }),
    sendMin: rule({ zh: '转赠最少', en: 'send_min', kind: some, meaning: '一次最少送多少', usual: usual.sendMin }),
    sendMax: rule({ zh: '转赠最多', en: 'send_max', kind: some, meaning: '一次最多送多少', usual: usual.sendMax }),
    sendPerDay: rule({
      zh: '每天转赠',
      en: 'send_per_day',
      kind: points(),
      meaning: '一位会员一天最多送多少；0 就是不能转赠',
      usual: usual.sendPerDay,
    }),
    giftDays: rule({
      zh: '收礼期限',
      en: 'gift_days',
      kind: whole({ least: 1, most: 60, unit: '天' }),
      meaning: '收到积分兑换的礼物后多久以内填地址',
      usual: usual.giftDays,
    }),
  },
  read: (shopSettings) => ({ ...shopSettings.points, ...shopSettings.points.earn }),
  write: ({ review, photo, profile, store, ...row }, { points: before }) => ({
    points: { ...before, ...row, earn: { review, photo, profile, store } },
  }),
  check: (rows) =>
    checkRows(rows, ({ sendMin, sendMax }, fault) => {
      if (sendMax < sendMin) fault('sendMax', '不能比最少的还少');
    }),
});

export const greetingCards = listTable({
  name: 'greeting_cards',
  label: '贺卡',
  about: '写在 shop.yml 的 greeting_cards 下面；转赠积分时挑一张，一张也没有就不附贺卡。',
  columns: {
    no: column({ zh: '编号', en: 'no', kind: whole({ least: 1, most: 99 }), meaning: '每张一个', example: '1' }),
    words: column({ zh: '贺词', en: 'words', kind: text({ most: 8 }), meaning: '卡上的字', example: '请你喝茶' }),
    image: column({ zh: '图片', en: 'image', kind: picture(), meaning: '卡面', example: 'greeting-1.jpg' }),
  },
  key: ['no'],
  read: (shopSettings) => shopSettings.points.cards.map(({ id, words, image }) => ({ no: Number(id), words, image })),
  write: (rows, { points: before }) => ({
    points: { ...before, cards: rows.map(({ no, words, image }) => ({ id: String(no), words, image })) },
  }),
  word: '删除',
});

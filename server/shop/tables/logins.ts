/** Which ways of logging in are open. One row: the settings. */
import { readSite, writeSite } from '../../domains/people/shopSettings/repository';
import { LOGIN_WORDS } from '../../domains/people/member/ways';
import { yes } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';

const way = (zh: string, en: string, meaning: string) => column({ zh, en, kind: yes(), meaning, example: '是' });
const columns = {
  code: way(LOGIN_WORDS.code, 'code', '用短信验证码登录'),
  password: way(LOGIN_WORDS.password, 'password', '用登录密码登录'),
  messenger: way(LOGIN_WORDS.messenger, 'messenger', '在微信和小程序里一键登录'),
  workplace: way(LOGIN_WORDS.workplace, 'workplace', '员工在钉钉里登录'),
  channel: way(LOGIN_WORDS.channel, 'channel', '渠道商用渠道编号登录'),
};

export const logins: Table<typeof columns> = {
  name: 'logins',
  label: '登录方式',
  about: '写在 shop.yml 的 logins 下面。注册总是用短信验证码。',
  columns,
  key: [],
  load: async (tx) => {
    const { code, password, messenger, workplace, channel } = (await readSite(tx)).logins;
    return [{ code, password, messenger, workplace, channel }];
  },
  async save(tx, [given]) {
    if (given) await writeSite(tx, { logins: given });
  },
  check: (rows) =>
    rows
      .filter(({ value: { code, password, messenger } }) => !code && !password && !messenger)
      .map(({ row }) => ({ row, reason: '验证码、密码、微信至少要开一种，不然谁也登录不了' })),
};

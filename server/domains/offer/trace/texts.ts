/** What the official page says besides the papers. */
import type { KV } from '../../../../src/contract/kit';
import { kvOf } from '../../../lib/kv';
import type { ShopSettings, SiteSettings } from '../../people/shopSettings/settings';

const rows = (list: [string, string][]): KV[] => kvOf(list.filter(([, value]) => value !== ''));

/** Rows without words are left out. */
export const channels = ({ appName, serviceMobile, serviceHours }: SiteSettings, rooms: readonly string[]): KV[] =>
  rows([
    [`${appName}商城`, `微信小程序“${appName}”、本页所在的网页商城`],
    ['直营茶馆', rooms.join('、')],
    ['授权批发', '以商城“批发”为准，每家授权商都有编号'],
    ['客服电话', serviceMobile && `${serviceMobile}（${serviceHours}）`],
  ]);
export const companies = ({ legalName, maker, registeredAddress }: ShopSettings): KV[] =>
  rows([
    ['运营主体', legalName],
    ['生产单位', maker],
    ['注册地址', registeredAddress],
  ]);

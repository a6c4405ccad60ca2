/**
 * `npm run taps`: fourteen stories of the shop as a person walks them from the home, and how often each one touches the screen. A field
 * that is typed into counts once, a key of the app's own keypad once. Needs a built app (npm run build:h5, or YEJIAN_H5_DIR).
 */
import fs from 'node:fs';
import { SMS_CODE } from '../server/harness';
import { FENG, LIN, SU, XU, ZHOU } from '../server/demo';
import type { Near, StoryPhone, Words } from '../stories/phone';
import type { IconName } from '../../src/ui/kit/Icon/names';
import { openMessenger } from './messenger';
import { openShop, type Shop, type ShopPhone } from './shop';
import { personWith } from './story';

const HOME = '/pages/tea/index';
const MINE = '/pages/tea/mine';
const PIN = '246810';
const PAID = { err_msg: 'get_brand_wcpay_request:ok' };

/** Somebody whose touches are counted. */
class Person {
  taps = 0;
  constructor(
    readonly phone: StoryPhone,
    readonly screen: ShopPhone,
  ) {}
  /** Of several words the first that stand there: what a page calls a thing may change. */
  async tap(...words: Words[]): Promise<void> {
    await this.screen.loaded();
    this.taps += 1;
    const there = async () => {
      for (const one of words) {
        const seen = this.screen.top.getByText(one, { exact: true }).filter({ visible: true });
        if ((await seen.count()) > 0) return one;
      }
      return undefined;
    };
    let found = await there();
    for (let tries = 0; !found && tries < 60; tries += 1) {
      await this.screen.page.waitForTimeout(100);
      found = await there();
    }
    await this.phone.press(found ?? words[0]!);
    await this.phone.rest();
  }
  /** A question's answer: what asked is still at work behind it. */
  async answer(words: Words): Promise<void> {
    this.taps += 1;
    await this.phone.press(words);
    await this.phone.rest();
  }
  /** A control by its name. */
  async press(name: Words): Promise<void> {
    await this.screen.loaded();
    this.taps += 1;
    await this.screen.press(name);
    await this.phone.rest();
  }
  async in(near: Near, words: Words): Promise<void> {
    this.taps += 1;
    await this.phone.pressIn(near, words);
    await this.phone.rest();
  }
  async icon(name: IconName, near: string): Promise<void> {
    this.taps += 1;
    await this.phone.pressIcon(name, near);
    await this.phone.rest();
  }
  async type(placeholder: Words, text: string): Promise<void> {
    this.taps += 1;
    await this.phone.type(placeholder, text);
  }
  async fill(near: string, text: string): Promise<void> {
    this.taps += 1;
    await this.phone.fill(near, text);
  }
  async keys(digits: string): Promise<void> {
    this.taps += digits.length;
    await this.phone.keys(digits);
  }
  async picture(words: string): Promise<void> {
    this.taps += 2;
    await this.phone.addPicture(words);
    await this.phone.rest();
  }
  /** A press that some builds need. */
  private async asked(words: Words): Promise<boolean> {
    await this.screen.settled();
    await this.screen.page.waitForTimeout(600);
    const seen = this.screen.top.getByText(words, { exact: true }).filter({ visible: true });
    return (await seen.count()) > 0;
  }
  async tapIfAsked(words: Words): Promise<void> {
    if (await this.asked(words)) await this.tap(words);
  }
  async tapIfNeeded(words: Words): Promise<void> {
    const chosen = this.screen.top.getByRole('radio', { name: words, checked: true });
    if ((await chosen.count()) === 0) await this.tap(words);
  }
  at = (path: string) => this.phone.arrive(path);
  sees = (words: Words) => this.phone.sees(words);
}
interface Taps {
  name: string;
  who?: string;
  /** Paid in the messenger. */
  pays?: true;
  tell(person: Person, shop: Shop): Promise<void>;
}

const byBalance = async (p: Person) => {
  await p.tapIfNeeded(/^余额支付/);
  await p.tap(/^确认支付/);
  await p.keys(PIN);
};
const DRAGON_WELL = '西湖龙井雨前';

const STORIES: readonly Taps[] = [
  {
    name: '新会员登录，充值，买茶',
    pays: true,
    async tell(p) {
      await p.tap('我的');
      await p.tap('登录 / 注册', /^登录/);
      await p.type('11 位手机号', '13811112222');
      await p.tap('我已阅读并同意');
      await p.tap('获取验证码');
      await p.type('6 位数字', SMS_CODE);
      await p.tapIfAsked('登录');
      await p.at('/tea/pages/newGift');
      await p.tap('立即领取');
      await p.press('返回');
      await p.at(MINE);
      await p.tap('余额', '钱包');
      await p.in('转账凭证', '充值');
      await p.tap('¥1,000');
      await p.tap('我已阅读并同意');
      await p.tap(/^去支付/);
      await p.tap(/^确认支付/);
      await p.tap('查看余额');
      if (p.screen.at().startsWith('/pages/tea/my-money')) await p.press(/^首页|^返回/);
      await p.tap('首页');
      await p.press(/^搜索，/);
      await p.type(/./, DRAGON_WELL);
      await p.press('搜索');
      await p.press(/秒杀.*西湖龙井雨前|^西湖龙井雨前.*¥/);
      await p.tap('立即购买');
      await p.tap(/^立即购买 ?¥/, '立即购买');
      await p.tap('请添加收货地址');
      await p.tap('新建地址');
      await p.type(/粘贴/, '张三 13811112222 浙江省杭州市西湖区龙井路1号');
      await p.tap('识别');
      await p.tap('使用');
      await p.tap('保存');
      await p.at('/shop/pages/order/settle');
      await p.tap('提交订单');
      await p.tap('余额支付');
      await p.tap(/^确认支付/);
      await p.tapIfAsked('获取验证码');
      await p.type('6 位数字', SMS_CODE);
      await p.tapIfAsked('下一步');
      await p.keys(PIN);
      await p.keys(PIN);
      await p.at('/shop/pages/order/success');
    },
  },
  {
    name: '提现',
    who: XU,
    async tell(p) {
      await p.tap('我的');
      await p.tap('余额', '钱包');
      await p.tap('提现');
      await p.tap('去认证');
      await p.type('身份证上的姓名', '许清和');
      await p.type('18 位号码', '330100198811030018');
      await p.picture('人像面');
      await p.picture('国徽面');
      await p.tap('同意将以上信息用于实名认证，见');
      await p.tap('提交认证');
      await p.type('本人储蓄卡', '6225880119008887');
      await p.sees('招商银行');
      await p.type('开卡时留的手机号', '13812345678');
      await p.tap('获取验证码');
      await p.type('6 位数字', SMS_CODE);
      await p.tapIfAsked('核验');
      await p.sees('身份已核验');
      await p.tap('去提现');
      await p.sees('招商银行 储蓄卡');
      await p.keys('200');
      await p.tap('提现');
      await p.keys(PIN);
      await p.at('/member/pages/withdraw/index');
    },
  },
  {
    name: '认养一棵茶树',
    who: LIN,
    pays: true,
    async tell(p) {
      await p.tap('茶园');
      await p.in('可认养', '武夷山岩韵园');
      await p.tap('替我挑一棵');
      await p.tap('认养它');
      await p.tap('读协议并认养');
      await p.phone.scrollTo('同意并返回');
      await p.tap('同意并返回');
      await p.at('/member/pages/wallet/pay');
      await p.tap('微信支付');
      await p.tap(/^确认支付/);
      await p.at('/pages/tea/success');
    },
  },
  {
    name: '转赠茶窖里的茶',
    who: LIN,
    async tell(p) {
      await p.tap('我的');
      await p.tap('茶窖', '我的茶窖');
      await p.tap('转赠');
      await p.type('对方完整的号码', ZHOU);
      await p.tap('查找');
      await p.tap(/^转赠 .* 给/);
      await p.keys(PIN);
      await p.sees(/处理中/);
    },
  },
  {
    name: '拣货',
    who: FENG,
    async tell(p) {
      await p.tap('工作台', '我的');
      await p.tap('待出库', '出库');
      await p.in('小青柑', '开始拣货');
      await p.icon('plus', '需 1 件');
      await p.tap('提交复核');
      await p.sees('需他人复核');
    },
  },
  {
    name: '商家发货',
    who: SU,
    async tell(p) {
      await p.tap('我的');
      await p.tap('商家管理');
      await p.tap('发货');
      await p.type('扫码或输入', 'SF1029384756');
      await p.tap('确认发货');
    },
  },
  {
    name: '开发票',
    who: LIN,
    async tell(p) {
      await p.tap('我的');
      await p.tap('我的发票', '发票');
      await p.press(/ YJ\d+ ¥/);
      await p.tap('下一步');
      await p.tap('提交申请');
      await p.at('/member/pages/invoice/webview');
    },
  },
  {
    name: '领券用券',
    who: LIN,
    async tell(p) {
      await p.press(/^领券/);
      await p.in('满 199 减 30', '立即领取');
      await p.in('满 199 减 30', '去使用');
      await p.press(/荒野白茶/);
      await p.tap('立即购买');
      await p.tap(/^立即购买 ?¥/, '立即购买');
      await p.sees('优惠券−¥30.00');
      await p.tap('提交订单');
      await byBalance(p);
      await p.at('/shop/pages/order/success');
    },
  },
  {
    name: '订雅室',
    who: LIN,
    async tell(p) {
      await p.tap('门店');
      await p.press(/^预约雅室/);
      await p.in('听松雅室', '预约');
      await p.tap('下一步，选时间');
      await p.press(/空|可选|19:00/);
      await p.tap('下一步，选服务');
      await p.tap('提交预约');
      await byBalance(p);
      await p.at('/pages/tea/success');
    },
  },
  {
    name: '拼团',
    who: LIN,
    async tell(p) {
      await p.press('一起买，去会场');
      await p.press('拼团，全部');
      await p.press(/^小青柑/);
      await p.press(/开团/);
      await p.tap('提交订单');
      await byBalance(p);
    },
  },
  {
    name: '退款',
    who: LIN,
    async tell(p) {
      await p.tap('我的');
      await p.tap('待发货');
      await p.press(/^叶间自营/);
      await p.tap('申请售后');
      await p.tap('仅退款');
      await p.tap('提交申请');
      await p.sees('待审核');
    },
  },
  {
    name: '积分兑换',
    who: LIN,
    async tell(p) {
      await p.tap('我的');
      await p.press(/积分/);
      await p.press('热兑好礼，积分商城');
      await p.press(/玫瑰普洱/);
      await p.tap('兑换');
      await p.answer('兑换');
      await p.sees(/兑换成功|已兑换|已换好/);
    },
  },
  {
    name: '竞拍',
    who: LIN,
    async tell(p) {
      await p.press('一起买，去会场');
      await p.press(/班章青饼/);
      await p.tap('交保证金 ¥200');
      await p.tap('余额冻结');
      await p.keys(PIN);
      await p.press(/^出价 ¥/);
      await p.press(/^确认出价/);
      await p.sees(/领先/);
    },
  },
  {
    name: '桌边点单',
    who: LIN,
    async tell(p) {
      await p.screen.open('/qrCodeOrder/pages/index?code=T1-05.demot105');
      p.taps += 1;
      await p.icon('plus', '绿豆糕');
      await p.tap('去下单');
      await p.tap('下第 1 轮单');
      await p.tapIfAsked('下单');
      await p.tap('账单');
    },
  },
];

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const shop = await openShop();
  fs.mkdirSync('/tmp/taps', { recursive: true });
  let sum = 0;
  try {
    for (const { name, who, pays, tell } of STORIES) {
      if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
      const choice = who ? { member: who } : {};
      const screen = await (pays ? openMessenger(shop, async () => PAID, choice) : shop.phone(choice));
      const person = new Person(personWith(screen, shop), screen);
      try {
        await screen.open(HOME);
        await screen.settled();
        await tell(person, shop);
        console.log(`${name}: ${person.taps}`);
        sum += person.taps;
      } catch (error) {
        console.log(`${name}: failed after ${person.taps} at ${screen.at()}: ${String(error).slice(0, 300)}`);
        console.log((await screen.reads()).slice(0, 1500), await screen.said());
        await screen.page.screenshot({ path: `/tmp/taps/${name}.png` });
      }
      await screen.close();
    }
    console.log(`sum: ${sum}`);
  } finally {
    await shop.close();
  }
}

void main();

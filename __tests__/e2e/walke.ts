import { openShop } from './shop';
import { ZHAO, FENG, SU, LIN } from '../server/demo';
import { paidOrder } from '../stories/flow11';
void (async () => {
const shop = await openShop({}, {});
const out = process.argv[2]!;
const list = async (p: any) => (await p.top.evaluate((el: any) => [...el.querySelectorAll('[role=link],[role=button],[role=tab],[role=radio]')].filter((x: any)=>x.offsetParent).map((x: any)=>(x.getAttribute('aria-label')||x.textContent||'').trim().slice(0,26)))).join(' | ');
let n = 0;
const tap = async (p: any, w: any) => { n++; await p.press(w); };
async function attempt(name: string, run: () => Promise<void>) { n = 0; try { await run(); console.log('STORY', name, n); } catch (e) { console.log('FAILED', name, n, String(e).slice(0, 300)); } }
const order = await paidOrder(shop.server, 3);
console.log('order', order.no);
const z = await shop.phone({ member: ZHAO });
await attempt('pick', async () => {
  await z.open('/pages/tea/mine'); await z.sees('我的订单'); await z.page.waitForTimeout(1500);
  console.log('MINE', await list(z));
  await tap(z, /工作台/); await z.arrive('/dingding/pages/index'); await z.sees('公告').catch(() => {}); await z.page.waitForTimeout(1500);
  console.log('DESK', await list(z));
  await tap(z, /出库|仓/); await z.arrive('/outbound/pages/outbound'); await z.page.waitForTimeout(2000);
  console.log('OUT', await list(z));
  await z.page.screenshot({ path: `${out}-desk.png` });
  const start = await z.top.getByRole('button', { name: /^开始拣货/ }).count();
  if (start) { await tap(z, new RegExp('^开始拣货')); await z.arrive('/outbound/pages/detailed'); }
  else { await tap(z, /^待拣货/); await z.arrive('/outbound/pages/order'); await z.page.waitForTimeout(1000); await tap(z, /^开始拣货/); await z.arrive('/outbound/pages/detailed'); }
  await z.page.waitForTimeout(1500);
  console.log('DOC', await list(z), await z.reads());
  await z.page.screenshot({ path: `${out}-doc.png` });
  for (let i = 0; i < 60; i++) {
    const full = z.top.getByRole('button', { name: /^拣足/ });
    if (await full.count()) { n++; await full.first().tap(); await z.page.waitForTimeout(700); continue; }
    const more = z.top.getByRole('button', { name: /^增加/ });
    let done = true;
    for (let k = 0; k < await more.count(); k++) { const b = more.nth(k); if (await b.getAttribute('aria-disabled') !== 'true' && await b.isEnabled()) { n++; await b.tap(); await z.page.waitForTimeout(700); done = false; break; } }
    if (done) break;
  }
  await tap(z, '提交复核'); await z.page.waitForTimeout(1500);
});
const f = await shop.phone({ member: FENG });
await attempt('check', async () => {
  await f.open('/pages/tea/mine'); await f.sees('我的订单'); await f.page.waitForTimeout(1500);
  await tap(f, /工作台/); await f.arrive('/dingding/pages/index'); await f.page.waitForTimeout(1500);
  await tap(f, /出库|仓/); await f.arrive('/outbound/pages/outbound'); await f.page.waitForTimeout(1500);
  await tap(f, /^待复核/); await f.arrive('/outbound/pages/order'); await f.page.waitForTimeout(1500);
  await f.page.screenshot({ path: `${out}-tocheck.png` });
  await tap(f, /^销售.*CK/); await f.arrive('/outbound/pages/detailed'); await f.page.waitForTimeout(1500);
  await tap(f, '复核通过'); await f.page.waitForTimeout(800);
  n++; // into the number's field
  await f.type('快递单号', 'YT1234567890');
  if (!(await f.top.getByRole('radio', { name: '圆通速递', checked: true }).count())) await tap(f, '圆通速递');
  await f.page.screenshot({ path: `${out}-pass.png` });
  await tap(f, /^确认出库/); await f.page.waitForTimeout(2000);
  await f.page.screenshot({ path: `${out}-passed.png` });
});
const s = await shop.phone({ member: SU });
await attempt('merchant', async () => {
  await s.open('/pages/tea/mine'); await s.sees('我的订单'); await s.page.waitForTimeout(1500);
  console.log('SU', await list(s));
  await tap(s, /商家|店铺|苏记/); await s.page.waitForTimeout(2500);
  console.log('SHOP', s.at(), await list(s));
  await tap(s, /^发货/); await s.page.waitForTimeout(1000);
  n++; await s.type('快递单号', 'YT1234567890');
  if (!(await s.top.getByRole('radio', { name: '圆通速递', checked: true }).count())) await tap(s, '圆通速递');
  await tap(s, '确认发货'); await s.page.waitForTimeout(1500);
});
// Pictures of what changed.
const shots: [string, string, string][] = [[ZHAO, '/outbound/pages/takeStock', 'takes'], [ZHAO, '/outbound/pages/escrow?tab=todo', 'escrow'], [ZHAO, '/outbound/pages/order?tab=checking', 'checking'], [ZHAO, '/asset/pages/details', 'assets'], [LIN, '/member/pages/oauth/index', 'devices'], [LIN, '/site/pages/livePlayer?id=9706', 'camera'], [FENG, '/outbound/pages/order?tab=checking', 'checkingF']];
for (const [m, url, name] of shots) { const p = m === ZHAO ? z : await shop.phone({ member: m }); await p.open(url); await p.page.waitForTimeout(3000); await p.page.screenshot({ path: `${out}-${name}.png` }); }
await z.open('/outbound/pages/outbound'); await z.page.waitForTimeout(2000); await z.press('扫一扫'); await z.page.waitForTimeout(1500); await z.page.screenshot({ path: `${out}-scan.png` });
await z.open('/outbound/pages/takeStock'); await z.page.waitForTimeout(1500);
await z.press(/西湖总店家具/); await z.page.waitForTimeout(2000); await z.page.screenshot({ path: `${out}-take.png` });
await z.press(/点这里扫标签/); await z.page.waitForTimeout(1200);
for (const code of ['ZC-0320', 'ZC-0322']) { if (!(await z.top.getByLabel('手动输入编码', { exact: true }).count())) { await z.press(/点这里扫标签/); await z.page.waitForTimeout(1000);} await z.type('手动输入编码', code); await z.press('用这个编码'); await z.page.waitForTimeout(1500); }
await z.page.screenshot({ path: `${out}-typed.png` });
await shop.close();
process.exit(0);
})();

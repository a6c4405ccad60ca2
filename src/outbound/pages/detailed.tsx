/** /outbound/pages/detailed: one document - picked by scan or by hand, checked by another person, sent. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { IconButton } from '@/ui/kit/IconButton';
import { SectionHead } from '@/ui/kit/SectionHead';
import { later, Page, useAction, useMessenger, usePageParams } from '@/ui/shell';
import { useWedge } from '@/ui/shell/useWedge';
import { DocActs } from '../desk/DocActs';
import { DocHead } from '../desk/DocHead';
import { DocLines } from '../desk/DocLines';
import { DocLog } from '../desk/DocLog';
import { printDocs } from '../desk/printDocs';
import { useDoc } from '../desk/useDoc';
import { isFull } from '../desk/words';
import styles from '../desk/desk.module.scss';

const ReasonSheet = later(() => import('../desk/ReasonSheet').then(({ ReasonSheet: part }) => part));
const PassSheet = later(() => import('../desk/PassSheet').then(({ PassSheet: part }) => part));

const REASONS = {
  submit: { title: '缺货原因', usual: ['货架缺货', '有破损', '找不到'], yes: '提交复核', said: '已提交复核' },
  reject: { title: '驳回原因', usual: ['数量不符', '商品不符', '包装不合格'], yes: '驳回', said: '已驳回' },
  void: { title: '作废原因', usual: ['订单已退款', '重复开单', '客户改期'], yes: '作废', said: '已作废' },
} as const;
type Reason = keyof typeof REASONS;

export default function DocumentPage() {
  const { id, code } = usePageParams<'/outbound/pages/detailed'>();
  const { feedback } = useStores();
  const { scanEach } = useMessenger();
  const desk = useDoc({ ...(id && { id }), ...(code && { code }) });
  const { state, lines, move, pending } = desk;
  const [sheet, setSheet] = useState<Reason | 'pass'>();
  const [asked, setAsked] = useState<Reason>('submit');
  const doc = state.data;
  const full = isFull(lines);
  const picked = lines.reduce((all, line) => all + line.picked, 0);
  useWedge(desk.scan, doc !== undefined && sheet === undefined);

  const camera = useAction(() => scanEach(desk.look));
  const copy = useAction(async (text: string) => {
    await platform.clipboard.copy(text);
    feedback.toast('已复制');
  });
  const print = useAction(() => doc && printDocs([doc]));
  const ask = (reason: Reason) => {
    setAsked(reason);
    setSheet(reason);
  };
  const finish = async (done: Promise<boolean>) => {
    if (await done) setSheet(undefined);
  };
  const pass = async () => {
    if (doc?.byCarrier) return setSheet('pass');
    const question = { title: '复核无误？', text: `${picked} 件出库后不能撤回。`, yes: '复核通过' };
    if (await feedback.confirm(question)) await move('pass', '已出库');
    return undefined;
  };
  const acts = {
    take: () => void desk.take(),
    scan: () => void camera.run(),
    submit: () => (full ? void move('submit', '已提交复核') : ask('submit')),
    pass: () => void pass(),
    reject: () => ask('reject'),
    void: () => ask('void'),
  };
  const reason = REASONS[asked];
  return (
    <Page
      state={state}
      skeleton="detail"
      right={
        doc && platform.print.can && <IconButton icon="printer" label="打印拣货单" onPress={() => void print.run()} />
      }
      action={
        doc && (
          <DocActs
            doc={{ ...doc, card: { ...doc.card, picked } }}
            full={full}
            pending={pending}
            onAct={(act) => acts[act]()}
            onRefused={(why) => feedback.toast(why)}
          />
        )
      }
      overlay={
        doc && (
          <>
            <ReasonSheet
              open={sheet === asked}
              title={reason.title}
              usual={reason.usual}
              yes={reason.yes}
              busy={pending}
              onClose={() => setSheet(undefined)}
              onSay={(note) => void finish(move(asked, reason.said, { note }))}
            />
            <PassSheet
              open={sheet === 'pass'}
              doc={{ ...doc, card: { ...doc.card, picked } }}
              busy={pending}
              onClose={() => setSheet(undefined)}
              onPass={(parcel) => void finish(move('pass', '已出库', parcel))}
            />
          </>
        )
      }
    >
      {(shown) => (
        <View className={styles.page}>
          <DocHead doc={shown} picked={picked} onCopy={(text) => void copy.run(text)} />
          <SectionHead className={styles.section} title="拣货清单" note={`${lines.length} 行，按货位排`} />
          <DocLines lines={lines} open={shown.can.includes('pick')} onCount={desk.count} />
          <DocLog log={shown.log} />
        </View>
      )}
    </Page>
  );
}

/** /outbound/pages/detailed: one document - picked by scan or by hand, checked by another person, sent. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { StockDoc } from '@/contract';
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
import { isFull } from '../desk/labels';
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
  const desk = useDoc({ ...(id && { id }), ...(code && { code }) });
  const { state, lines, move, pending } = desk;
  const [sheet, setSheet] = useState<Reason | 'pass'>();
  const [asked, setAsked] = useState<Reason>('submit');
  const doc = state.data;
  const full = isFull(lines);
  const picked = lines.reduce((all, line) => all + line.picked, 0);
  useWedge(desk.scan, doc !== undefined && sheet === undefined);

  const { camera, copy, print } = useTools(desk);
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
          <Asking
            doc={{ ...doc, card: { ...doc.card, picked } }}
            sheet={sheet}
            asked={asked}
            busy={pending}
            onClose={() => setSheet(undefined)}
            onMove={(action, said, more) => void finish(move(action, said, more))}
          />
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

/** Beside the document itself: the camera, the clipboard, the printer. */
function useTools(desk: ReturnType<typeof useDoc>) {
  const { feedback } = useStores();
  const { scanEach } = useMessenger();
  const camera = useAction(() => scanEach(desk.look));
  const copy = useAction(async (text: string) => {
    await platform.clipboard.copy(text);
    feedback.toast('已复制');
  });
  const print = useAction(() => desk.state.data && printDocs([desk.state.data]));
  return { camera, copy, print };
}

interface AskingProps {
  doc: StockDoc;
  sheet: Reason | 'pass' | undefined;
  /** The last one stays while its sheet closes. */
  asked: Reason;
  busy: boolean;
  onClose: () => void;
  onMove: (...move: Parameters<ReturnType<typeof useDoc>['move']>) => void;
}
/** What a step asks for: a reason, or the parcel. */
function Asking({ doc, sheet, asked, busy, onClose, onMove }: AskingProps) {
  const { title, usual, yes, said } = REASONS[asked];
  return (
    <>
      <ReasonSheet
        open={sheet === asked}
        title={title}
        usual={usual}
        yes={yes}
        busy={busy}
        onClose={onClose}
        onSay={(note) => onMove(asked, said, { note })}
      />
      <PassSheet
        open={sheet === 'pass'}
        doc={doc}
        busy={busy}
        onClose={onClose}
        onPass={(parcel) => onMove('pass', '已出库', parcel)}
      />
    </>
  );
}

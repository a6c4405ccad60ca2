/** /outbound/pages/detailed: one document - picked by scan or by hand, checked by another person, sent. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { IconButton } from '@/ui/kit/IconButton';
import { Section } from '@/ui/kit/SectionHead';
import { Page, usePageParams } from '@/ui/shell';
import { useWedge } from '@/ui/shell/useWedge';
import { Asking, type Reason } from '../warehouse/Asking';
import { DocActs, hasActs } from '../warehouse/DocActs';
import { DocHead } from '../warehouse/DocHead';
import { DocLines } from '../warehouse/DocLines';
import { DocLog } from '../warehouse/DocLog';
import { useDoc } from '../warehouse/useDoc';
import { useTools } from '../warehouse/useTools';
import { isFull } from '../warehouse/labels';
import styles from '../warehouse/desk.module.scss';

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
  const counted = doc && { ...doc, card: { ...doc.card, picked } };
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
        counted &&
        hasActs(counted) && (
          <DocActs
            doc={counted}
            full={full}
            pending={pending}
            onAct={(act) => acts[act]()}
            onRefused={(why) => feedback.toast(why)}
          />
        )
      }
      overlay={
        counted && (
          <Asking
            doc={counted}
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
          <Section near title="拣货清单" note={`${lines.length} 行，按货位排`} />
          <DocLines lines={lines} open={shown.can.includes('pick')} onCount={desk.count} />
          <DocLog log={shown.log} />
        </View>
      )}
    </Page>
  );
}

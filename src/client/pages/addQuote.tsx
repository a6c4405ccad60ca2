/** /client/pages/addQuote: a quote while it is written - for whom, what, how far it goes, and what it comes to. */
import { useState } from 'react';
import type { ClientCard } from '@/contract';
import { MOST_LINES, overallBp } from '@/contract/quote/money';
import { go } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import { Card } from '@/ui/kit/Card';
import { Section } from '@/ui/kit/SectionHead';
import { Note } from '@/ui/kit/Words';
import { Page, usePageParams } from '@/ui/shell';
import { useLeave } from '@/ui/shell/useLeave';
import { Band } from '../editor/Band';
import { Bar } from '../editor/Bar';
import { goodsLine, movedLine, ownLine, zonesOf } from '../editor/draft';
import { Head } from '../editor/Head';
import { Kept } from '../editor/Kept';
import { LinesCard } from '../editor/LinesCard';
import { Sheets, type Opened } from '../editor/Sheets';
import { SumsCard } from '../editor/SumsCard';
import { useEditor } from '../editor/useEditor';
import { useLines } from '../editor/useLines';
import { useLineScan } from '../editor/useLineScan';
import styles from '../editor/editor.module.scss';

export default function AddQuotePage() {
  const editor = useEditor(usePageParams<'/client/pages/addQuote'>());
  const { state, draft, dirty, set } = editor;
  const [opened, setOpened] = useState<Opened>();
  const [picked, setPicked] = useState<ClientCard>();
  const close = () => setOpened(undefined);
  const mayLeave = useLeave(dirty);
  const limits = state.data?.limits;
  const { add, put, remove } = useLines(draft, set);
  const scan = useLineScan(draft?.clientId ?? '', add);
  const zones = draft && limits ? zonesOf(draft, limits) : [];
  const preview = async () => {
    const isKept = await editor.saveNow.run();
    const id = editor.idOf();
    if (isKept && id !== undefined) await go('/client/pages/quote', { id });
  };
  return (
    <Page
      state={state}
      onBack={mayLeave}
      right={<BarLink word="预览" role="button" onPress={() => void preview()} />}
      action={draft && <Bar draft={draft} zones={zones} editor={editor} onNobody={() => setOpened('client')} />}
      overlay={
        draft &&
        limits && (
          <Sheets
            {...{ opened, draft, limits, editor }}
            onClose={close}
            onClient={(client) => {
              setPicked(client);
              set({ clientId: client.id, clientName: client.name });
            }}
            onGoods={(goods) => add(goodsLine(goods))}
            onLine={put}
            onRemove={remove}
            onMove={(at, to) => set({ lines: movedLine(draft.lines, at, to) })}
          />
        )
      }
    >
      {({ client, limits: bounds }) =>
        draft && (
          <>
            <Head
              draft={draft}
              client={picked ?? client}
              onClient={() => setOpened('client')}
              onDays={() => setOpened('days')}
              onTitle={(title) => set({ title })}
            />
            <Section
              near
              title="报价行"
              note={`${draft.lines.length} / ${MOST_LINES}`}
              extra={<Kept at={editor.savedAt} dirty={dirty} />}
            >
              <LinesCard
                {...{ lines: draft.lines, zones, limits: bounds }}
                onChange={put}
                onMore={({ key }) => setOpened({ line: key })}
                onGoods={() => setOpened('goods')}
                onScan={() => void scan.run()}
                onOwn={() => add(ownLine())}
              />
            </Section>
            <Card place="next" pad="all">
              <Band bp={overallBp(draft.lines, draft.discount)} limits={bounds} />
            </Card>
            <SumsCard draft={draft} onChange={set} />
            <Note block className={styles.foot}>
              {`每 5 秒自动存一次，最多 ${MOST_LINES} 行。`}
            </Note>
          </>
        )
      }
    </Page>
  );
}
